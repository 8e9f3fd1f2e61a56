import type { Actor } from '@trusswell/domain/actor.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { MessageCircle, Pencil, Undo2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { todayInIndia } from '../../../lib/dates.ts'
import { useCompany } from '../../../lib/document/site-data.ts'
import { phoneHref } from '../../../lib/phone-href.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { usePreservedFocus } from '../../../ui/lists/use-preserved-focus.ts'
import { nextStepOf } from './next-step.ts'
import './triage.css'

const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }))

type WhatHappensNextProps = { project: Project; actor: Actor }

/** For the client, until the work begins: who answers and by when, and what it can do meanwhile. */
export function WhatHappensNext({ project, actor }: WhatHappensNextProps) {
  const company = useCompany()
  const { opened, open, close } = useOpen()
  const { region, preserveFocus } = usePreservedFocus()
  const step = nextStepOf(project, todayInIndia())
  if (!step) return null
  const waits = project.triage?.state === 'waiting'
  const phone = company.phones[0]
  return (
    <Card title={step.title} className="triage-step">
      <p>{step.text}</p>
      {step.reason !== undefined && <blockquote>{step.reason}</blockquote>}
      {step.contact && (
        <p>
          Questions? Contact {company.name}: <a href={`mailto:${company.email}`}>{company.email}</a>
          {phone !== undefined && (
            <>
              {' or '}
              <a className="figures" href={phoneHref(phone)}>
                {phone}
              </a>
            </>
          )}
        </p>
      )}
      <span ref={region} tabIndex={-1} className="triage-actions">
        <ButtonLink tone="secondary" size="small" icon={<MessageCircle aria-hidden="true" />} to="?tab=chat">
          Open chat
        </ButtonLink>
        {waits && can.editProject(actor, { waits }) && (
          <ButtonLink
            tone="secondary"
            size="small"
            icon={<Pencil aria-hidden="true" />}
            to="?tab=details&open=project"
          >
            Correct details
          </ButtonLink>
        )}
        {can.withdrawProject(actor, { waits }) && (
          <Button
            tone="quiet"
            size="small"
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => open('withdraw')}
          >
            Withdraw project
          </Button>
        )}
      </span>
      {can.withdrawProject(actor, { waits }) && opened === 'withdraw' && (
        <Suspense>
          <WithdrawDialog
            project={project}
            onClose={() => {
              close()
              // A withdrawn project can’t be withdrawn again.
              preserveFocus()
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}

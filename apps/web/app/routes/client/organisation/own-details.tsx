import type { Actor } from '@trusswell/domain/actor.ts'
import type { Organisation } from '@trusswell/domain/organisations.ts'
import { can } from '@trusswell/domain/policy.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { organisationFacts } from '../../../features/organisations/organisation-facts.tsx'
import { financeFields, ownerFields } from '../../../features/organisations/organisation-labels.ts'
import { session } from '../../../lib/session/browser-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { ownOrganisation, saveOrganisation } from './organisation-source.ts'

const OrganisationDialog = lazy(() => import('../../../features/organisations/organisation-dialog.tsx'))

type OwnDetailsProps = { organisation: Organisation; actor: Actor }

export function OwnDetails({ organisation, actor }: OwnDetailsProps) {
  const queries = useQueryClient()
  const { opened, open, close } = useOpen()
  const owns = can.manageOrganisation(actor)
  const edits = can.editBilling(actor)
  const label = owns ? 'Edit organisation' : 'Edit billing details'
  return (
    <Card
      title="Billing details"
      {...(owns ? {} : { className: 'organisation-wide' })}
      actions={
        edits && (
          <Button
            tone="secondary"
            size="small"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => open('details')}
          >
            {label}
          </Button>
        )
      }
    >
      <Facts facts={organisationFacts(organisation)} />
      {edits && opened === 'details' && (
        <Suspense>
          <OrganisationDialog
            title={label}
            organisation={organisation}
            fields={owns ? ownerFields : financeFields}
            save={({ changes, version }) => saveOrganisation({ ...changes, version })}
            onSaved={(saved) => {
              queries.setQueryData(ownOrganisation.queryKey, saved)
              void session.refresh()
              void queries.invalidateQueries({ queryKey: ['projects'] })
              showSuccess('Organisation updated successfully')
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Card>
  )
}

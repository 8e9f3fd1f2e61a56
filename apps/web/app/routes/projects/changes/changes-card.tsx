import { changeStateLabels, priceWords, takesChanges } from '@trusswell/domain/change-request-values.ts'
import type { Actor } from '@trusswell/domain/actor.ts'
import type { ChangeDecision, ChangeRequest } from '@trusswell/domain/change-requests.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadedOf } from '../../../lib/list-total.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { usePreservedFocus } from '../../../ui/lists/use-preserved-focus.ts'
import { useLinkedRow } from '../../../ui/lists/use-linked-row.ts'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { showFailure, showSuccess } from '../../../ui/outcome-toast.ts'
import { WorkBody } from '../work/work-body.tsx'
import { projectKey } from '../work/work-source.ts'
import { answerVerbs, ChangeRow } from './change-row.tsx'
import { changeKey, closeChange } from './change-source.ts'
import { useChanges } from './use-changes.ts'
import './changes.css'

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }))

type Answer = { change: ChangeRequest; state: ChangeDecision['state'] }

/** What was asked to be changed in the project, with its price and the client's answer. */
export function ChangesCard({ project, actor }: { project: Pick<Project, 'id' | 'status'>; actor: Actor }) {
  const projectId = project.id
  const { opened, open, close } = useOpen()
  const { linkTo } = useLinkedRow()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [pending, setPending] = useState(false)
  const list = useChanges(projectId)
  // The agreed value and the due date follow an accepted request.
  const { saved, refresh } = useListChanges<ChangeRequest>(changeKey(projectId), {
    affects: projectKey(projectId),
  })
  // The button that was used is removed with the answer, and with the first price.
  const { region, preserveFocus } = usePreservedFocus()
  const isOpen = takesChanges(project.status)
  const proposes = isOpen && can.proposeChanges(actor)
  const named = opened?.startsWith('change-') ? opened.slice('change-'.length) : null
  const row = list.rows.find(({ id, state }) => id === named && state === 'proposed') ?? null

  const placeOf = (id: string) => list.rows.findIndex((each) => each.id === id)

  async function send({ change, state }: Answer) {
    setPending(true)
    try {
      saved(await closeChange(projectId, change.id, { state, version: change.version }))
      showSuccess(`${changeStateLabels[state]}: ${change.title}`)
    } catch (error) {
      showFailure(error, 'Failed to save the answer')
      void refresh()
    } finally {
      setPending(false)
      setAnswer(null)
      preserveFocus(placeOf(change.id))
    }
  }

  return (
    <Card
      title="Change requests"
      flush
      count={loadedOf(list)}
      actions={
        proposes && (
          <Button
            tone="secondary"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => open('change-new')}
          >
            Propose change
          </Button>
        )
      }
    >
      <WorkBody ref={region} list={list} noun="change requests" empty={emptyWords(isOpen, proposes)}>
        {(rows) => (
          <ul>
            {rows.map((change) => (
              <ChangeRow
                key={change.id}
                change={change}
                link={linkTo(change.id)}
                actor={actor}
                project={project}
                onEdit={() => open(`change-${change.id}`)}
                onClose={(state) => setAnswer({ change, state })}
              />
            ))}
          </ul>
        )}
      </WorkBody>
      {((named === 'new' && proposes) || (row && isOpen && can.priceChanges(actor))) && (
        <Suspense>
          <ChangeDialog
            key={named}
            projectId={projectId}
            actor={actor}
            change={row}
            onClose={close}
            onSaved={(change) => {
              saved(change, row === null)
              showSuccess(row ? 'Change request updated' : 'Change request sent')
              close()
              if (row) preserveFocus(placeOf(row.id))
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={answer !== null}
        title={answer ? answerVerbs[answer.state] : ''}
        message={answer ? messageOf(answer) : ''}
        confirmLabel={answer ? answerVerbs[answer.state] : ''}
        tone={answer?.state === 'accepted' ? 'info' : 'warning'}
        pending={pending}
        onConfirm={() => answer && void send(answer)}
        onCancel={() => setAnswer(null)}
      />
    </Card>
  )
}

function emptyWords(isOpen: boolean, proposes: boolean): string {
  if (proposes) return 'No change requests yet. Propose a change to the scope, price or due date.'
  return isOpen
    ? 'No change requests yet. Changes to the scope, price or due date will appear here.'
    : 'No changes were requested in this project.'
}

const messageOf = ({ change, state }: Answer): string =>
  state === 'accepted'
    ? `“${change.title}”: ${priceWords(change)}. The project’s agreed value and due date will change immediately.`
    : `“${change.title}” will be closed. A closed request can’t be opened again.`

import { useQueryClient } from '@tanstack/react-query'
import { ChatSend } from '@trusswell/domain/chat.ts'
import { AcceptProject, DeclineProject } from '@trusswell/domain/triage.ts'
import type { WaitingProject } from '@trusswell/domain/waiting-projects.ts'
import { useState } from 'react'
import { ManagerCombobox } from '../../../../features/projects/manager-combobox.tsx'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { createKeyPerContent } from '../../../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { acceptProject, askClient, declineProject } from './waiting-source.ts'

type DecisionDialogProps = {
  project: WaitingProject
  /** Receives the message that says what was done. */
  onDone: (message: string) => void
  onClose: () => void
}

const dialogs = { accept: AcceptDialog, ask: AskDialog, decline: DeclineDialog }
export type Action = keyof typeof dialogs

export default function DecisionDialog({ action, ...props }: DecisionDialogProps & { action: Action }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}

function AcceptDialog({ project, onDone, onClose }: DecisionDialogProps) {
  const { version, onError } = useVersion(project)
  const form = useApiForm({
    schema: AcceptProject.omit({ version: true }),
    defaults: { project_manager_id: '' },
    send: (body) => acceptProject(project.id, { ...body, version }),
    onSent: ({ project_manager }) => onDone(`${project_manager?.name} now manages ${project.title}`),
    onError,
    fallback: 'Failed to accept the project',
  })
  return (
    <FormDialog
      title={`Accept ${project.title}`}
      form={form}
      saveLabel="Accept project"
      savingLabel="Accepting…"
      onClose={onClose}
    >
      <ManagerCombobox hint={`The manager gets access right away. We’ll notify ${project.client.name}.`} />
    </FormDialog>
  )
}

function AskDialog({ project, onDone, onClose }: DecisionDialogProps) {
  // A question that was sent but not answered by the server is stored once.
  const [cidOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const form = useApiForm({
    schema: ChatSend.pick({ content: true }),
    defaults: { content: '' },
    send: (body) => askClient(project.id, { ...body, cid: cidOf(body) }),
    onSent: () => onDone(`Question sent to ${project.client.name}`),
    fallback: 'Failed to send the question',
  })
  return (
    <FormDialog
      title={`Ask about ${project.title}`}
      form={form}
      saveLabel="Send question"
      savingLabel="Sending…"
      onClose={onClose}
    >
      <TextArea
        {...form.field('content')}
        label="Question"
        rows={5}
        autoFocus
        hint="We’ll post your question in the project’s chat. The project stays in this list."
      />
    </FormDialog>
  )
}

function DeclineDialog({ project, onDone, onClose }: DecisionDialogProps) {
  const { version, onError } = useVersion(project)
  const form = useApiForm({
    schema: DeclineProject.omit({ version: true }),
    defaults: { reason: '' },
    send: (body) => declineProject(project.id, { ...body, version }),
    onSent: () => onDone(`${project.title} declined`),
    onError,
    fallback: 'Failed to decline the project',
  })
  return (
    <FormDialog
      title={`Decline ${project.title}`}
      form={form}
      saveLabel="Decline project"
      savingLabel="Declining…"
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason')}
        label="Reason"
        rows={5}
        autoFocus
        hint={`${project.client.name} gets this reason by e-mail. The project’s status becomes Cancelled.`}
      />
    </FormDialog>
  )
}

/**
 * The version that the decision is based on. After a refusal the list is loaded again, and if the project was changed, the
 * next try is based on the changed one.
 */
function useVersion(project: WaitingProject) {
  const queries = useQueryClient()
  const [version, setVersion] = useState(project.version)
  function onError(error: unknown) {
    void queries.invalidateQueries({ queryKey: ['projects'] })
    if (error instanceof ApiError && error.code === 'stale_version')
      setVersion((error.current as { version: number }).version)
    return false
  }
  return { version, onError }
}

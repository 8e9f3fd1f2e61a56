import { useQueryClient } from '@tanstack/react-query'
import { ChatSend } from '@trusswell/domain/chat.ts'
import { AcceptProject, DeclineProject } from '@trusswell/domain/triage.ts'
import type { WaitingProject } from '@trusswell/domain/waiting-projects.ts'
import { useState } from 'react'
import { ManagerCombobox } from '../../../../features/projects/manager-combobox.tsx'
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

export function AcceptDialog({ project, onDone, onClose }: DecisionDialogProps) {
  const form = useApiForm({
    schema: AcceptProject.omit({ version: true }),
    defaults: { project_manager_id: '' },
    send: (body) => acceptProject(project.id, { ...body, version: project.version }),
    onSent: ({ project_manager }) => onDone(`${project_manager?.name} now manages ${project.title}`),
    onError: useReload(),
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
      <ManagerCombobox
        hint={`The manager can open the project at once. ${project.client.name} is told who it is.`}
      />
    </FormDialog>
  )
}

export function AskDialog({ project, onDone, onClose }: DecisionDialogProps) {
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
        hint={`${project.client.name} gets it in the project’s chat. The project stays in this list.`}
      />
    </FormDialog>
  )
}

export function DeclineDialog({ project, onDone, onClose }: DecisionDialogProps) {
  const form = useApiForm({
    schema: DeclineProject.omit({ version: true }),
    defaults: { reason: '' },
    send: (body) => declineProject(project.id, { ...body, version: project.version }),
    onSent: () => onDone(`${project.title} declined`),
    onError: useReload(),
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

/** Whatever was refused, the list may be out of date. */
function useReload() {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: ['projects'] })
    return false
  }
}

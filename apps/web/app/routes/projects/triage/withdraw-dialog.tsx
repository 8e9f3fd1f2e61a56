import type { Project } from '@trusswell/domain/projects.ts'
import { WithdrawProject } from '@trusswell/domain/triage.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useProjectSaved } from '../details/use-project-saved.ts'
import { withdrawProject } from './triage-source.ts'

export function WithdrawDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const form = useApiForm({
    schema: WithdrawProject.omit({ version: true }),
    defaults: { reason: '' },
    send: (body) => withdrawProject(project.id, { ...body, version: project.version }),
    onSent: useProjectSaved('Project withdrawn', onClose),
    fallback: 'Failed to withdraw the project',
  })
  return (
    <FormDialog
      title={`Withdraw ${project.title}?`}
      form={form}
      saveLabel="Withdraw project"
      savingLabel="Withdrawing…"
      onClose={onClose}
    >
      <p>We’ll stop working on your request, and the project’s status will become Cancelled.</p>
      <TextArea {...form.field('reason')} label="Reason" optional rows={4} autoFocus />
    </FormDialog>
  )
}

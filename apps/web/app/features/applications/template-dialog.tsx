import { StatusMail, type MailTemplate } from '@trusswell/domain/applications.ts'
import { useRowForm } from '../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showSuccess } from '../../ui/outcome-toast.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { statusNames } from './application-status.tsx'
import { saveTemplate } from './template-source.ts'

type TemplateDialogProps = { template: MailTemplate; onSaved: () => void; onClose: () => void }

export default function TemplateDialog({ template, onSaved, onClose }: TemplateDialogProps) {
  const form = useRowForm<StatusMail, StatusMail, MailTemplate>({
    row: template,
    valuesOf: (row) => ({ subject: row?.subject ?? '', body: row?.body ?? '' }),
    labels: { subject: 'Subject', body: 'Text' },
    schema: StatusMail,
    save: ({ body, version }) => saveTemplate(template.status, { ...body, version }),
    onSaved: () => {
      showSuccess('Template saved')
      onSaved()
    },
    failed: 'Failed to save the template',
  })
  return (
    <FormDialog
      title={`E-mail for ${statusNames[template.status]}`}
      form={form}
      saveLabel="Save template"
      onClose={onClose}
    >
      <TextField label="Subject" autoComplete="off" {...form.field('subject')} />
      <TextArea
        label="Text"
        hint="{name} and {position} will be filled in from the application."
        rows={10}
        {...form.field('body')}
      />
    </FormDialog>
  )
}

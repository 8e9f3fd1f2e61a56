import { messageOf } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { StatusMailState } from './use-status-mail.ts'

export function StatusMail({ state, email }: { state: StatusMailState; email: string }) {
  if (!state.needed) return null
  const { send, setSend, mail, template, shown, edit, look } = state
  return (
    <fieldset className="application-mail">
      <legend className="sr-only">E-mail to the applicant</legend>
      <Checkbox
        label={`E-mail the applicant (${email})`}
        checked={send}
        onChange={(event) => setSend(event.target.checked)}
      />
      {send && template.isPending && <Skeleton lines={3} label="Loading the e-mail" />}
      {send && template.isError && (
        <QueryError
          query={template}
          message={messageOf(template.error, 'The e-mail couldn’t be prepared.')}
        />
      )}
      {send && mail && (
        <>
          <TextField
            label="Subject"
            value={mail.subject}
            maxLength={160}
            onChange={(event) => edit({ subject: event.target.value })}
          />
          <TextArea
            label="Text"
            rows={7}
            value={mail.body}
            maxLength={5000}
            onChange={(event) => edit({ body: event.target.value })}
          />
          <Button tone="secondary" size="small" pending={shown?.isFetching ?? false} onClick={look}>
            {shown ? 'Update preview' : 'Preview e-mail'}
          </Button>
          {shown?.data && (
            // Sandboxed without scripts, forms or an origin of its own.
            <iframe title="Preview of the e-mail" sandbox="" srcDoc={shown.data.html} />
          )}
          {shown?.isError && (
            <QueryError query={shown} message={messageOf(shown.error, 'The preview couldn’t be loaded.')} />
          )}
        </>
      )}
    </fieldset>
  )
}

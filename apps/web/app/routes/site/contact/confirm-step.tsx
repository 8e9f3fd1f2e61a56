import { Honeypot } from '../../../lib/forms/honeypot.tsx'
import { Button } from '../../../ui/button.tsx'
import { type ContactField, contactFields, type ContactValues } from './contact-fields.ts'

const labels: Record<ContactField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
}

type ConfirmStepProps = { values: ContactValues; token: string; idempotencyKey: string }

/** Without script a message takes this second step: it carries the token that keeps floods out. */
export function ConfirmStep({ values, token, idempotencyKey }: ConfirmStepProps) {
  const filled = contactFields.filter((field) => values[field])
  return (
    <form
      className="contact-form"
      method="post"
      action="/contact#message"
      aria-labelledby="contact-form-title"
    >
      <p className="contact-notice">Please check your message. It goes out when you press Send.</p>
      <dl className="contact-check contact-wide">
        {filled.map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{values[field]}</dd>
          </div>
        ))}
      </dl>
      {filled.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field]} />
      ))}
      <input type="hidden" name="form_token" value={token} />
      <input type="hidden" name="key" value={idempotencyKey} />
      <Honeypot />
      <Button type="submit" name="step" value="send">
        Send
      </Button>
      <Button type="submit" name="step" value="edit" tone="secondary">
        Change something
      </Button>
    </form>
  )
}

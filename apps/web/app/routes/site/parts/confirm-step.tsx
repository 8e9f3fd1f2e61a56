import { Honeypot } from '../../../lib/forms/honeypot.tsx'
import type { FormValues } from '../../../lib/forms/public-form.ts'
import { Button } from '../../../ui/button.tsx'
import '../contact/contact-form.css'

type ConfirmStepProps = {
  action: string
  titleId: string
  labels: Readonly<Record<string, string>>
  intro?: string
  /** Formats a value that is shown differently from how it was typed. */
  wordOf?: (name: string, value: string) => string
  values: FormValues
  token: string
  idempotencyKey: string
}

/** Without script a message needs this second step, which carries the anti-spam token. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { action, titleId, labels, values, token, idempotencyKey } = props
  const { intro = 'Please check your message, then press Send.' } = props
  const { wordOf = (_name, value) => value } = props
  const filled = Object.keys(labels).filter((name) => values[name])
  return (
    <form className="contact-form" method="post" action={action} aria-labelledby={titleId}>
      <p className="contact-notice">{intro}</p>
      <dl className="contact-check contact-wide">
        {filled.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{wordOf(name, values[name] ?? '')}</dd>
          </div>
        ))}
      </dl>
      {filled.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
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

import { applicationNotice } from '@trusswell/domain/application-notice.ts'
import { Honeypot } from '../../../../lib/forms/honeypot.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { applicationLabels, resumeHint, resumeKinds } from './application-forms.ts'
import { ApplyFailure } from './apply-failure.tsx'
import type { ApplyReply } from './apply-reply.ts'

type Props = Extract<ApplyReply, { step: 'attach' }> & { path: string; titleId: string }

/**
 * Without script an application needs this second step: it carries the anti-spam token and the file,
 * which a page can't pass on to the next. Its fields are the API's own, so that the body is forwarded unread.
 */
export function AttachStep(props: Props) {
  const { path, titleId, values, token, idempotencyKey, askedAt, resumeError, failure } = props
  const labels = Object.entries(applicationLabels).filter(([name]) => values[name])
  const send = new URLSearchParams({ step: 'send', key: idempotencyKey, asked: String(askedAt) })
  return (
    <form
      className="apply-form"
      method="post"
      encType="multipart/form-data"
      action={`${path}?${send}#apply`}
      aria-labelledby={titleId}
    >
      {failure && <ApplyFailure failure={failure} />}
      <p className="apply-wide">
        Please check your details and add your resume. Nothing is sent until you press Send.
      </p>
      <dl className="apply-check apply-wide">
        {labels.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{values[name]}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(values).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input type="hidden" name="consent_notice" value={applicationNotice.version} />
      <input type="hidden" name="form_token" value={token} />
      <Honeypot />
      <Field id="apply-resume" className="apply-wide" label="Resume" hint={resumeHint} error={resumeError}>
        {(control) => (
          <input
            {...control}
            className="ui-input apply-file"
            type="file"
            name="resume"
            accept={resumeKinds}
          />
        )}
      </Field>
      <Button type="submit">Send</Button>
      <Button type="submit" tone="secondary" formAction={`${path}?step=edit#apply`}>
        Change something
      </Button>
    </form>
  )
}

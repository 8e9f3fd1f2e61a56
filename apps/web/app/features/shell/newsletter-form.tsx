import { newsletterNotice } from '@trusswell/domain/newsletter-notice.ts'
import type { NewsletterAnswer } from '@trusswell/domain/newsletter.ts'
import { Honeypot } from '../../lib/forms/honeypot.tsx'
import { usePublicForm } from '../../lib/forms/use-public-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/field.tsx'
import type { NewsletterSource, NewsletterValues } from './newsletter-spec.ts'
import './newsletter.css'

type NewsletterFormProps = { source: NewsletterSource; email?: string; error?: string | undefined }

// Browsers would break the line after the hyphen.
const notice = newsletterNotice.text.split(/(e-mail)/).map((part, index) =>
  index % 2 === 0 ? (
    part
  ) : (
    <span key={index} className="newsletter-word">
      {part}
    </span>
  ),
)

/** In the footer of every page and under the articles; posts to /newsletter without script. */
export function NewsletterForm({ source, email, error }: NewsletterFormProps) {
  const { state, errors, formProps } = usePublicForm<NewsletterValues, NewsletterAnswer>({
    load: async () => {
      const [{ livePublicForm }, { newsletterSpec }] = await Promise.all([
        import('../../lib/forms/live-public-form.ts'),
        import('./newsletter-spec.ts'),
      ])
      return livePublicForm(newsletterSpec(source))
    },
    initialErrors: error ? { email: error } : {},
  })
  const id = `newsletter-email-${source}`
  const failed = state.phase === 'editing' && state.failure && !state.failure.fields['email']
  const fault = errors['email'] ?? (failed ? 'Something went wrong. Please try again.' : undefined)
  return (
    <form className="newsletter" method="post" action="/newsletter" {...formProps}>
      <label className="sr-only" htmlFor={id}>
        Email for the newsletter
      </label>
      <div className="newsletter-line">
        <input
          id={id}
          className="ui-input"
          type="email"
          name="email"
          placeholder="Your email"
          autoComplete="email"
          maxLength={254}
          defaultValue={email}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-note${fault ? ` ${id}-error` : ''}`}
          data-field=""
          required
        />
        <Button type="submit" pending={state.phase === 'sending'}>
          Subscribe
        </Button>
      </div>
      <input type="hidden" name="source" value={source} />
      <Honeypot />
      <div role="status">
        {state.phase === 'sent' && <p className="newsletter-sent">{state.receipt.message}</p>}
        <ErrorLine id={`${id}-error`} message={fault} />
      </div>
      <p id={`${id}-note`} className="newsletter-note">
        {notice}
      </p>
    </form>
  )
}

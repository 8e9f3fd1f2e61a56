import type { FormEvent } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import './issues.css'

type LinkFormProps = { label: string; pendingLabel: string; failure: string | null }

/** Without an `action` the browser posts to the page's own URL, which contains the token, also without script. */
export function LinkForm({ label, pendingLabel, failure }: LinkFormProps) {
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  const pending = useNavigation().state !== 'idle'
  return (
    <form
      className="letter-form"
      method="post"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!pending) void submit(null, { method: 'post', action: pathname + search, replace: true })
      }}
    >
      {failure && (
        <>
          <ErrorPanel message={failure} />
          <TextLink to="/newsletter">Subscribe again</TextLink>
        </>
      )}
      <Button type="submit" pending={pending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </form>
  )
}

import type { FormEvent } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { errorMessage } from '../../../features/shell/error-message.ts'
import { Button } from '../../../ui/button.tsx'

/** Retries the home page in place. A form, so that it also works when scripts failed. */
export function HomeError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <div className="wrap screen">
      <p className="eyebrow eyebrow-rule">Error</p>
      <h1>Something went wrong</h1>
      <p className="lead" role="alert">
        {errorMessage(error)}
      </p>
      <form
        className="screen-actions"
        action="/"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void revalidate()
        }}
      >
        <Button type="submit">Try again</Button>
      </form>
    </div>
  )
}

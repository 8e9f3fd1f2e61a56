import type { FormEvent } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { errorMessage } from '../../../features/shell/error-message.ts'
import { Button } from '../../../ui/button.tsx'

/** The home page can be tried again in its place. A form, so that it works where script failed as well. */
export function HomeError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <div className="wrap screen">
      <p className="eyebrow eyebrow-rule">Fault</p>
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

import { Button } from '../../ui/button.tsx'
import { errorMessage } from './error-message.ts'

/** The buttons are forms, so that they also work when scripts failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <div className="wrap screen">
      <p className="eyebrow eyebrow-rule">Error</p>
      <h1>Something went wrong</h1>
      <p className="lead" role="alert">
        {errorMessage(error)}
      </p>
      <div className="screen-actions">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            window.location.reload()
          }}
        >
          <Button type="submit">Refresh Page</Button>
        </form>
        <form action="/">
          <Button type="submit" tone="secondary">
            Go to Homepage
          </Button>
        </form>
      </div>
    </div>
  )
}

import { NoResults } from '../../illustrations/scenes/no-results.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NoApplications() {
  return (
    <EmptyState
      figure={<NoResults />}
      action={
        <ButtonLink tone="secondary" to="/careers">
          Open the careers page
        </ButtonLink>
      }
    >
      No applications yet. Applications from the careers pages will appear here.
    </EmptyState>
  )
}

import { DrawingImage } from '../../illustrations/drawing-image.tsx'
import noResults from '../../illustrations/scenes/no-results.tsx?drawing'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NoApplications() {
  return (
    <EmptyState
      figure={<DrawingImage drawing={noResults} />}
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

import { DrawingImage } from '../../illustrations/drawing-image.tsx'
import noMessages from '../../illustrations/scenes/no-messages.tsx?drawing'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NoContacts() {
  return (
    <EmptyState
      figure={<DrawingImage drawing={noMessages} />}
      action={
        <ButtonLink tone="secondary" to="/contact">
          Open the contact form
        </ButtonLink>
      }
    >
      No messages yet. Messages from the contact page will appear here.
    </EmptyState>
  )
}

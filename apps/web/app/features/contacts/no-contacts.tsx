import { NoMessages } from '../../illustrations/scenes/no-messages.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NoContacts() {
  return (
    <EmptyState
      figure={<NoMessages />}
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

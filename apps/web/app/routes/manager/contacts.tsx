import { ContactsPage } from '../../features/contacts/contacts-page.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('Contact Form Submissions')

export default function ManagerContacts() {
  return <ContactsPage area="manager" />
}

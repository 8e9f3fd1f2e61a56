import { ContactsPage } from '../../features/contacts/contacts-page.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('Contact Form Submissions')

export default function AdminContacts() {
  return <ContactsPage area="admin" />
}

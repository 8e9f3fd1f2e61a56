import { lazy } from 'react'
import { ContactsPage } from '../../../features/contacts/contacts-page.tsx'
import { privateMeta } from '../../../lib/private-page.ts'

export const meta = privateMeta('Contact Form Submissions')

const ConvertDialog = lazy(() => import('./convert-dialog.tsx'))

export default function AdminContacts() {
  return <ContactsPage area="admin" ConvertDialog={ConvertDialog} />
}

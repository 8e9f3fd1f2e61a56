import { callWindows } from '@trusswell/domain/call-windows.ts'
import { fullName } from '@trusswell/domain/contact.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { inKolkata } from '../../platform/moments.ts'
import type { OfficeNews } from '../notifications/events.ts'
import { findContact } from './repository.ts'

export const contactOffice: { enquiry_received: OfficeNews } = {
  enquiry_received: {
    subjectOf: (count) => (count === 1 ? 'New enquiry' : counted(count, 'new enquiry', 'new enquiries')),
    listPath: '/dashboard/contacts?status=new',
    always: true,
    async compose(tx, id) {
      const contact = await findContact(tx, id)
      if (!contact || contact.deleted_at) return null
      return {
        assignee_id: contact.assignee_id,
        reference: contact.reference,
        facts: [
          ['Name', fullName(contact)],
          ['E-mail', contact.email],
          ['Phone', contact.phone ?? 'not given'],
          ...(contact.call_window
            ? [['Call between', `${callWindows[contact.call_window]}, next working day`] as [string, string]]
            : []),
          ['Company', contact.company ?? 'not given'],
          ['Subject', contact.subject],
          ['Message', contact.message],
          ['Received', inKolkata(contact.created_at)],
          ['Reference', contact.reference],
        ],
        path: `/dashboard/contacts?open=${contact.id}`,
        sender: contact.email,
      }
    },
  },
}

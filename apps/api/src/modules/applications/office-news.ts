import { counted } from '@trusswell/domain/plural.ts'
import { inKolkata } from '../../platform/moments.ts'
import type { OfficeNews } from '../notifications/events.ts'
import { findNewApplication } from './notifications.ts'

export const applicationOffice: { application_received: OfficeNews } = {
  application_received: {
    subjectOf: (count) => (count === 1 ? 'New application' : counted(count, 'new application')),
    listPath: '/dashboard/applications?status=pending',
    async compose(tx, id) {
      const application = await findNewApplication(tx, id)
      if (!application) return null
      const { position, applicant_name, created_at, reference } = application
      return {
        // Nobody takes on an application as a whole.
        assignee_id: null,
        reference,
        facts: [
          ['Name', applicant_name],
          ['Position', position],
          ['Received', inKolkata(created_at)],
          ...(reference === null ? [] : [['Reference', reference] as [string, string]]),
        ],
        path: `/dashboard/applications?open=${application.id}`,
      }
    },
  },
}

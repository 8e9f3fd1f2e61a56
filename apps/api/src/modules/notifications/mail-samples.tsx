import type { ReactElement } from 'react'
import { NotificationMail } from '../../platform/notification-mail.tsx'
import { DigestMail } from './mails.tsx'

export const mailSamples: Record<string, ReactElement> = {
  notification: (
    <NotificationMail
      name="Anand Deshpande"
      message="Completed in Golkonda Tech Park, Block C: Raft foundation cast and cured"
      url="https://www.trusswell.example/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40491"
      settingsUrl="https://www.trusswell.example/admin/account"
    />
  ),
  'notification-digest': (
    <DigestMail
      name="Suresh Reddy"
      day="2026-11-15"
      items={[
        {
          message: 'Due 18 Nov 2026 in Golkonda Tech Park, Block C: First slab',
          url: 'https://www.trusswell.example/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40491',
        },
        {
          message: 'Deccan Spinning Mills, chiller plant is now On Hold',
          url: 'https://www.trusswell.example/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40492',
        },
      ]}
      settingsUrl="https://www.trusswell.example/manager/settings"
    />
  ),
}

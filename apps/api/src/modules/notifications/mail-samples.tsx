import type { ReactElement } from 'react'
import { NotificationMail } from '../../platform/notification-mail.tsx'
import { DigestMail, OfficeMail } from './mails.tsx'

const enquiry = {
  facts: [
    ['Name', 'Asha Venkataraghavan'],
    ['E-mail', 'asha.venkataraghavan@deccan-spinning-mills.example'],
    ['Phone', '+91 98480 00000'],
    ['Company', 'Deccan Spinning Mills'],
    ['Subject', 'Two chillers, comprehensive maintenance'],
    [
      'Message',
      'We run two 120 TR chillers, see https://deccan-spinning-mills.example/plant.\n\nPlease call after 3 pm, and send a price for:\n- quarterly service\n- standby pump',
    ],
    ['Received', '15 Nov 2026, 07:48'],
    ['Reference', 'TW-2611-0042'],
  ] as [string, string][],
  url: 'https://www.trusswell.example/dashboard/contacts?open=01a1dcff-ca3c-77a9-ab9d-39f66ba40491',
  isAnswered: true,
}
const contactsUrl = 'https://www.trusswell.example/dashboard/contacts?status=new'

export const mailSamples: Record<string, ReactElement> = {
  notification: (
    <NotificationMail
      name="Anand Deshpande"
      message="Meera Iyer completed a milestone in Golkonda Tech Park, Block C: Raft foundation cast and cured"
      url="https://www.trusswell.example/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40491"
      settingsUrl="https://www.trusswell.example/admin/account"
    />
  ),
  'notification-to-answer': (
    <NotificationMail
      name="Anand Deshpande"
      message="Meera Iyer completed a milestone in Golkonda Tech Park, Block C: Raft foundation cast and cured"
      details={{
        text: 'Please check the work, then accept it or tell us what is missing.',
        facts: [
          ['Project', 'Golkonda Tech Park, Block C'],
          ['Milestone', 'Raft foundation cast and cured'],
          ['Completed', '14 Nov 2026'],
        ],
        button: 'Accept or reject',
      }}
      url="https://www.trusswell.example/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40491?tab=timeline"
      answerUrl="https://www.trusswell.example/answer?token=sample"
      settingsUrl="https://www.trusswell.example/client/settings"
    />
  ),
  'office-one': <OfficeMail heading="New enquiry" items={[enquiry]} more={0} listUrl={contactsUrl} />,
  'office-three': (
    <OfficeMail
      heading="3 new enquiries"
      name="Suresh Reddy"
      items={[enquiry, enquiry, enquiry]}
      more={0}
      listUrl={contactsUrl}
    />
  ),
  'office-more': (
    <OfficeMail
      heading="57 new enquiries"
      items={Array.from({ length: 20 }, () => enquiry)}
      more={37}
      listUrl={contactsUrl}
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
          message: 'Sudha Rao set Deccan Spinning Mills, chiller plant to On Hold',
          url: 'https://www.trusswell.example/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40492',
        },
      ]}
      settingsUrl="https://www.trusswell.example/manager/settings"
    />
  ),
}

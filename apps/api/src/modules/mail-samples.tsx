import type { ReactElement } from 'react'
import {
  ApplicationReceivedMail,
  ApplicationRenewedMail,
  RenewApplicationMail,
  StatusChangedMail,
} from './applications/mails.tsx'
import { CompanyNotice, SenderConfirmation } from './contact/mails.tsx'
import { DigestMail, NotificationMail } from './notifications/mails.tsx'
import { AlreadySubscribedMail, ConfirmSubscriptionMail, WelcomeMail } from './newsletter/mails.tsx'

const url =
  'https://www.trusswell.example/newsletter/confirm?token=01a1dcff-ca3c-77a9-ab9d-39f66ba40491.1795000000.sample'
const application = {
  position: 'Senior Facility Manager',
  reference: '01a1dcff-ca3c-77a9-ab9d-39f66ba40491',
  received_at: '2026-11-15T06:00:00Z',
  url: 'https://www.trusswell.example/application?token=sample',
}

/** One of each mail, with the kind of content that shows how it holds up. */
export const mailSamples: Record<string, ReactElement> = {
  'contact-company': (
    <CompanyNotice
      contact={{
        id: '01a1dcff-ca3c-77a9-ab9d-39f66ba40491',
        first_name: 'Asha',
        last_name: 'Venkataraghavan',
        email: 'asha.venkataraghavan@deccan-spinning-mills.example',
        phone: '+91 98480 00000',
        company: 'Deccan Spinning Mills',
        subject: 'Two chillers, comprehensive maintenance',
        message:
          'We run two 120 TR chillers.\n\nPlease call after 3 pm, and send a price for:\n- quarterly service\n- standby pump',
        source: 'contact',
        status: 'new',
        admin_notes: null,
        version: 1,
        created_at: '2026-11-15T02:18:33.404Z',
        deleted_at: null,
      }}
    />
  ),
  'contact-sender': (
    <SenderConfirmation
      reference="01a1dcff-ca3c-77a9-ab9d-39f66ba40491"
      received_at="2026-11-15T02:18:33.404Z"
    />
  ),
  'newsletter-confirm': <ConfirmSubscriptionMail url={url} />,
  'newsletter-welcome': <WelcomeMail unsubscribeUrl={url} />,
  notification: (
    <NotificationMail
      name="Anand Deshpande"
      message="Completed in Golkonda Tech Park, Block C: Raft foundation cast and cured"
      url="https://www.trusswell.example/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40491"
      settingsUrl="https://www.trusswell.example/client/settings"
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
  'newsletter-already': <AlreadySubscribedMail unsubscribeUrl={url} />,
  'application-received': <ApplicationReceivedMail {...application} />,
  'application-renew': <RenewApplicationMail {...application} />,
  'application-renewed': <ApplicationRenewedMail {...application} />,
  'application-status': (
    <StatusChangedMail
      subject="Thank you for talking with us about Senior Facility Manager"
      body={'Dear Asha,\n\nthank you for your time.\nYou hear from us by Friday.'}
      url="https://www.trusswell.example/application?token=sample"
    />
  ),
}

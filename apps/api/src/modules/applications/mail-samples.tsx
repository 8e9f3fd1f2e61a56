import type { ReactElement } from 'react'
import {
  ApplicationReceivedMail,
  ApplicationRenewedMail,
  RenewApplicationMail,
  StatusChangedMail,
} from './mails.tsx'

const application = {
  position: 'Senior Facility Manager',
  reference: '01a1dcff-ca3c-77a9-ab9d-39f66ba40491',
  received_at: '2026-11-15T06:00:00Z',
  url: 'https://www.trusswell.example/application?token=sample',
}

export const mailSamples: Record<string, ReactElement> = {
  'application-received': <ApplicationReceivedMail {...application} />,
  'application-renew': <RenewApplicationMail {...application} />,
  'application-renewed': <ApplicationRenewedMail {...application} />,
  'application-status': (
    <StatusChangedMail
      subject="Thank you for talking with us about Senior Facility Manager"
      body={'Dear Asha,\n\nThank you for your time.\nYou hear from us by Friday.'}
      url="https://www.trusswell.example/application?token=sample"
    />
  ),
}

import type { ReactElement } from 'react'
import {
  ApplicationReceivedMail,
  ApplicationRenewedMail,
  RenewApplicationMail,
  StatusChangedMail,
} from './mails.tsx'

const application = {
  position: 'Senior Facility Manager',
  reference: 'TW-2611-0042',
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
      reference="TW-2611-0042"
      url="https://www.trusswell.example/application?token=sample"
    />
  ),
}

import type { ReactElement } from 'react'
import * as mails from './mails.tsx'

const person = {
  name: 'Lakshmi Venkata Narasimhan',
  url: 'https://www.trusswell.example/reset-password?token=sample',
}
const invited = { ...person, role: 'manager' }
const invitedAsAdmin = { ...person, role: 'admin' }

export const mailSamples: Record<string, ReactElement> = {
  'account-verification': <mails.VerificationMail {...person} />,
  'account-reset': <mails.ResetMail {...person} />,
  'account-reset-unconfirmed': <mails.ResetMail {...person} name={null} />,
  'account-sign-in-code': (
    <mails.SignInCodeMail
      name={person.name}
      code="04821367"
      device="Chrome on Linux"
      address="2001:db8:4f3a:7::1d2c"
      at="2026-11-02T05:41:00Z"
    />
  ),
  'account-email-change': <mails.EmailChangeMail {...person} />,
  'account-email-change-requested': (
    <mails.EmailChangeRequestedMail {...person} email="lakshmi.narasimhan@new-employer.example" />
  ),
  'account-email-changed': <mails.EmailChangedMail {...person} />,
  'account-invitation': <mails.InvitationMail {...invited} />,
  'account-invitation-admin': <mails.InvitationMail {...invitedAsAdmin} />,
  'account-organisation-invitation': (
    <mails.OrganisationInvitationMail url={person.url} organisation="Sri Venkateswara Textiles" />
  ),
  'account-new-device': (
    <mails.NewDeviceMail
      {...person}
      device="Chrome on Linux"
      address="2001:db8:4f3a:7::1d2c"
      at="2026-11-15T02:18:33.404Z"
    />
  ),
  'account-guessing': (
    <mails.GuessingMail
      {...person}
      count={12}
      address="2001:db8:4f3a:7::1d2c"
      at="2026-11-15T02:18:33.404Z"
    />
  ),
  'account-password-changed': <mails.PasswordChangedMail {...person} />,
  'account-two-factor-on': <mails.TwoFactorMail {...person} on />,
  'account-two-factor-off': <mails.TwoFactorMail {...person} on={false} />,
  'account-deleted': <mails.AccountDeletedMail {...person} />,
  'account-sign-up-attempt': <mails.SignUpAttemptMail {...person} />,
  'account-admin': <mails.AdminMail {...person} hasPassword={false} />,
  'account-admin-promoted': <mails.AdminMail {...person} hasPassword />,
}

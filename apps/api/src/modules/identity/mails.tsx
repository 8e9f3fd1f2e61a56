import {
  CompanyName,
  MailButton,
  MailCode,
  MailFacts,
  MailFrame,
  MailText,
} from '../../platform/mail-frame.tsx'
import { inKolkata } from '../../platform/moments.ts'

type Linked = { url: string }
/** Null for an unconfirmed address, because the name may have been entered by a third party. */
type Named = Linked & { name: string | null }

const hello = (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`)

export const VerificationMail = ({ url }: Linked) => (
  <MailFrame
    preview="Confirm your e-mail address to finish setting up your account."
    heading="Confirm your e-mail address"
  >
    <MailText>
      Someone created an account with this e-mail address. If it was you, confirm that the address is yours.
      This link expires in 3 days.
    </MailText>
    <MailButton href={url}>Confirm e-mail address</MailButton>
    <MailText>If you didn’t create an account, you can ignore this e-mail.</MailText>
  </MailFrame>
)

export const ResetMail = ({ name, url }: Named) => (
  <MailFrame preview="This link expires in 1 hour." heading="Choose a new password">
    <MailText>
      {hello(name)} someone asked for a new password for your account. This link expires in 1 hour.
    </MailText>
    <MailButton href={url}>Choose a new password</MailButton>
    <MailText>If it wasn’t you, you can ignore this e-mail. Your password hasn’t been changed.</MailText>
  </MailFrame>
)

type WhereFrom = { device: string; address: string; at: string }
const whereFrom = ({ device, address, at }: WhereFrom): [string, string][] => [
  ['Device', device],
  ['IP address', address],
  ['Time', inKolkata(at)],
]

export const SignInCodeMail = (props: WhereFrom & { name: string; code: string }) => (
  <MailFrame preview="It expires in 10 minutes." heading="Your sign-in code">
    <MailText>{hello(props.name)} enter this code on the page where you requested it.</MailText>
    <MailCode>{props.code}</MailCode>
    <MailText>
      It works once and expires in 10 minutes. We’ll never ask you for it by phone or message.
    </MailText>
    <MailFacts facts={whereFrom(props)} />
    <MailText>
      If it wasn’t you, you can ignore this e-mail. Your account is safe as long as you don’t share the code.
    </MailText>
  </MailFrame>
)

export const EmailChangeMail = ({ url }: Linked) => (
  <MailFrame preview="Confirm this address to finish the change." heading="Confirm your new e-mail address">
    <MailText>
      Someone asked to use this e-mail address for their account. If it was you, confirm the change. This link
      expires in 1 day.
    </MailText>
    <MailButton href={url}>Use this e-mail address</MailButton>
    <MailText>If you didn’t ask for this, you can ignore this e-mail.</MailText>
  </MailFrame>
)

export const EmailChangeRequestedMail = ({ name, email, url }: Named & { email: string | null }) => (
  <MailFrame
    preview="If it wasn’t you, change your password now."
    heading="Request to change your e-mail address"
  >
    <MailText>
      {hello(name)} someone who is signed in to your account asked to change its e-mail address. It changes as
      soon as they confirm the new address.
    </MailText>
    {email !== null && <MailFacts facts={[['New address', email]]} />}
    <MailText>
      If it wasn’t you, choose a new password now. That signs out all devices and cancels the change.
    </MailText>
    <MailButton href={url}>Choose a new password</MailButton>
  </MailFrame>
)

export const EmailChangedMail = ({ url }: Linked) => (
  <MailFrame preview="If it wasn’t you, contact us." heading="Your e-mail address was changed">
    <MailText>
      Your account now uses a different e-mail address, and other devices were signed out. We’ll no longer
      send updates about your account to this address.
    </MailText>
    <MailText>If it wasn’t you, contact us right away so that we can secure your account.</MailText>
    <MailButton href={url}>Contact us</MailButton>
  </MailFrame>
)

export const InvitationMail = ({ name, url, role }: Linked & { name: string; role: string }) => (
  <MailFrame preview="Choose a password to get started." heading="You’re invited">
    <MailText>
      {hello(name)} you’ve been invited to join <CompanyName /> as{' '}
      {role === 'admin' ? 'an admin' : `a ${role}`}. This invitation expires in 7 days.
    </MailText>
    <MailButton href={url}>Accept invitation</MailButton>
    {role === 'admin' && <AdminNeedsTwoFactor />}
  </MailFrame>
)

/** Sent on behalf of a client. The organisation's name is the only user input in it. */
export const OrganisationInvitationMail = ({ organisation, url }: Linked & { organisation: string }) => (
  <MailFrame preview={`Follow the projects of ${organisation}.`} heading="You’re invited">
    <MailText>
      {hello(null)} you’ve been invited to join {organisation} at <CompanyName />, where you can follow its
      projects. This invitation expires in 7 days. If you don’t know {organisation}, ignore this message.
    </MailText>
    <MailButton href={url}>Accept invitation</MailButton>
  </MailFrame>
)

export const NewDeviceMail = (props: Named & WhereFrom) => (
  <MailFrame preview="Was this you?" heading="A new device signed in">
    <MailText>{hello(props.name)} someone signed in to your account from a new device.</MailText>
    <MailFacts facts={whereFrom(props)} />
    <MailText>
      If it was you, there’s nothing to do. If not, choose a new password now. That signs out all devices.
    </MailText>
    <MailButton href={props.url}>Choose a new password</MailButton>
  </MailFrame>
)

export const GuessingMail = (props: Named & { count: number; address: string; at: string }) => (
  <MailFrame preview="Was this you?" heading="Failed attempts to sign in">
    <MailText>
      {hello(props.name)} someone entered a wrong password or code for your account {props.count} times today.
    </MailText>
    <MailFacts
      facts={[
        ['Last IP address', props.address],
        ['Last attempt', inKolkata(props.at)],
      ]}
    />
    <MailText>
      If it was you, there’s nothing to do. If not, make sure that you use your password for nothing else and
      turn on two-factor authentication in your settings. If you use the password elsewhere, choose a new one.
    </MailText>
    <MailButton href={props.url}>Sign in</MailButton>
  </MailFrame>
)

export const PasswordChangedMail = ({ name, url }: Named) => (
  <MailFrame preview="All other devices were signed out." heading="Your password was changed">
    <MailText>{hello(name)} your password was just changed, and all other devices were signed out.</MailText>
    <MailText>If it wasn’t you, choose a new password now and contact us.</MailText>
    <MailButton href={url}>Choose a new password</MailButton>
  </MailFrame>
)

export const TwoFactorMail = ({ name, on, url }: Named & { on: boolean }) => (
  <MailFrame
    preview="All other devices were signed out."
    heading={`Two-factor authentication was turned ${on ? 'on' : 'off'}`}
  >
    <MailText>
      {hello(name)}{' '}
      {on
        ? 'two-factor authentication was just turned on for your account. From now on you’ll need a code from your authenticator app to sign in. Keep your recovery codes in a safe place. All other devices were signed out.'
        : 'two-factor authentication was just turned off for your account. From now on your password is enough to sign in. All other devices were signed out.'}
    </MailText>
    <MailText>If it wasn’t you, choose a new password now and contact us.</MailText>
    <MailButton href={url}>Choose a new password</MailButton>
  </MailFrame>
)

export const AccountDeletedMail = ({ name, url }: Named) => (
  <MailFrame preview="Your personal data will be erased in 30 days." heading="Your account was deleted">
    <MailText>
      {hello(name)} your account was deleted as you requested, and all devices were signed out. We’ll erase
      your personal data in 30 days.
    </MailText>
    <MailText>
      If it wasn’t you, or if you change your mind, contact us within 30 days and we’ll restore the account.
    </MailText>
    <MailButton href={url}>Contact us</MailButton>
  </MailFrame>
)

export const SignUpAttemptMail = ({ name, url }: Named) => (
  <MailFrame
    preview="You already have an account."
    heading="Someone tried to sign up with your e-mail address"
  >
    <MailText>
      {hello(name)} someone tried to create an account with this e-mail address. You already have one, so
      nothing has changed.
    </MailText>
    <MailText>If it was you, sign in, or choose a new password if you’ve forgotten yours.</MailText>
    <MailButton href={url}>Sign in</MailButton>
  </MailFrame>
)

export const AdminMail = (props: { name: string; url: string; hasPassword: boolean }) => (
  <MailFrame preview="This link expires in 1 day." heading="You’re now an admin">
    <MailText>
      Hello {props.name}, you’ve been made an admin of <CompanyName />.{' '}
      {props.hasPassword
        ? 'Sign in with your password, or set a new one.'
        : 'Set your password, then sign in with this e-mail address.'}{' '}
      This link works once and expires in 1 day.
    </MailText>
    <MailButton href={props.url}>{props.hasPassword ? 'Set a new password' : 'Set your password'}</MailButton>
    <AdminNeedsTwoFactor />
  </MailFrame>
)

const AdminNeedsTwoFactor = () => (
  <MailText>
    Admin accounts have full access. Turn on two-factor authentication within 7 days of becoming an admin.
    After that you can’t use the admin pages without it.
  </MailText>
)

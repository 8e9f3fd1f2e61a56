import { MailButton, MailFacts, MailFrame, MailText } from '../../platform/mail-frame.tsx'
import { inKolkata } from '../../platform/moments.ts'

type Linked = { name: string; url: string }

export const VerificationMail = ({ name, url }: Linked) => (
  <MailFrame preview="One click and your account is complete." heading="Confirm your e-mail address">
    <MailText>
      Hello {name}, please confirm that this address is yours. The link works for three days.
    </MailText>
    <MailButton href={url}>Confirm address</MailButton>
    <MailText>If you did not create an account, leave this mail alone: nothing will happen.</MailText>
  </MailFrame>
)

export const ResetMail = ({ name, url }: Linked) => (
  <MailFrame preview="The link works for one hour." heading="Choose a new password">
    <MailText>
      Hello {name}, somebody asked for a new password for your account. The link works for one hour.
    </MailText>
    <MailButton href={url}>Choose a new password</MailButton>
    <MailText>If it was not you, your password is unchanged and you need not do anything.</MailText>
  </MailFrame>
)

export const EmailChangeMail = ({ name, url }: Linked) => (
  <MailFrame preview="Confirm it from here to finish the change." heading="Confirm your new e-mail address">
    <MailText>
      Hello {name}, from now on your account is to use this address. The link works for one day.
    </MailText>
    <MailButton href={url}>Use this address</MailButton>
  </MailFrame>
)

export const InvitationMail = ({ name, url, role }: Linked & { role: string }) => (
  <MailFrame preview="Choose a password and you are in." heading="You are invited">
    <MailText>
      Hello {name}, an account with the role {role} is waiting for you. The invitation is open for seven days.
    </MailText>
    <MailButton href={url}>Accept the invitation</MailButton>
  </MailFrame>
)

export const NewDeviceMail = (props: {
  name: string
  device: string
  address: string
  at: string
  url: string
}) => (
  <MailFrame preview="Was this you?" heading="A new device signed in">
    <MailText>
      Hello {props.name}, somebody signed in to your account from a device we have not seen before.
    </MailText>
    <MailFacts
      facts={[
        ['Device', props.device],
        ['Address', props.address],
        ['Time', inKolkata(props.at)],
      ]}
    />
    <MailText>
      If it was you, all is well. If not, choose a new password at once; that signs everyone out.
    </MailText>
    <MailButton href={props.url}>Choose a new password</MailButton>
  </MailFrame>
)

export const PasswordChangedMail = ({ name, url }: Linked) => (
  <MailFrame preview="All other devices were signed out." heading="Your password was changed">
    <MailText>
      Hello {name}, your password was changed just now, and all other devices were signed out.
    </MailText>
    <MailText>If it was not you, choose a new one at once and call us.</MailText>
    <MailButton href={url}>Choose a new password</MailButton>
  </MailFrame>
)

export const SignUpAttemptMail = ({ name, url }: Linked) => (
  <MailFrame preview="You have an account already." heading="Somebody tried to sign up with your address">
    <MailText>
      Hello {name}, somebody tried to create an account with this address. You have one already, so nothing
      changed.
    </MailText>
    <MailText>If it was you, sign in, or choose a new password if you forgot yours.</MailText>
    <MailButton href={url}>Sign in</MailButton>
  </MailFrame>
)

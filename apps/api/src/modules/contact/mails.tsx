import { fullName, type ContactSubmission } from '@trusswell/domain/contact.ts'
import { inKolkata } from '../../platform/moments.ts'
import { CompanyPhone, MailFacts, MailFrame, MailText } from '../../platform/mail-frame.tsx'

export function CompanyNotice({ contact }: { contact: ContactSubmission }) {
  const name = fullName(contact)
  return (
    <MailFrame preview={`${name}: ${contact.subject}`} heading="A visitor sent a message">
      <MailFacts
        facts={[
          ['Name', name],
          ['E-mail', contact.email],
          ['Phone', contact.phone ?? 'not given'],
          ['Company', contact.company ?? 'not given'],
          ['Subject', contact.subject],
          ['Message', contact.message],
          ['Received', inKolkata(contact.created_at)],
        ]}
      />
      <MailText>Reply to this mail to answer {contact.first_name} directly.</MailText>
    </MailFrame>
  )
}

/** Echoes nothing that was typed: anybody can enter somebody else's address. */
export function SenderConfirmation(props: { reference: string; received_at: string }) {
  return (
    <MailFrame preview="We answer within one working day." heading="Thank you for your message">
      <MailText>It has reached our team in Hyderabad. We answer within one working day.</MailText>
      <MailFacts
        facts={[
          ['Received', inKolkata(props.received_at)],
          ['Reference', props.reference],
        ]}
      />
      <MailText>
        If you did not write to us, somebody entered your address by mistake: you need not do anything. For
        urgent matters call <CompanyPhone />.
      </MailText>
    </MailFrame>
  )
}

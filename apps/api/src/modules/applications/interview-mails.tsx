import { type InterviewKind, interviewKinds } from '@trusswell/domain/interviews.ts'
import { counted } from '@trusswell/domain/plural.ts'
import {
  MailButton,
  MailFacts,
  MailFrame,
  MailLink,
  MailParagraphs,
  MailText,
} from '../../platform/mail-frame.tsx'
import { inKolkata } from '../../platform/moments.ts'

type When = { position: string; starts_at: string; minutes: number }
export type InvitationProps = When & {
  /** Of an interview that they were already invited to. */
  changed: boolean
  kind: InterviewKind
  place: string
  note: string | null
  interviewers: string[]
  reference: string | null
  url: string
}

export const InterviewInvitationMail = (props: InvitationProps) => (
  <MailFrame
    preview={inKolkata(props.starts_at)}
    heading={props.changed ? 'Your interview has changed' : 'You’re invited to an interview'}
  >
    <MailText>
      {props.changed
        ? `Here are the new details of your interview for ${props.position}.`
        : `We’d like to invite you to an interview for ${props.position}.`}{' '}
      Accept the attached invitation to add it to your calendar.
    </MailText>
    <Details {...props} />
    {props.note && <MailParagraphs text={props.note} />}
    <MailText>If the time doesn’t suit you, please reply to this e-mail.</MailText>
    <MailButton href={props.url}>View my application</MailButton>
  </MailFrame>
)

type InterviewerProps = InvitationProps & { applicant_name: string }

/** For the members of staff who hold it. */
export const InterviewerInvitationMail = (props: InterviewerProps) => (
  <MailFrame
    preview={`${inKolkata(props.starts_at)}, ${props.position}`}
    heading={
      props.changed
        ? `Interview with ${props.applicant_name} has changed`
        : `Interview with ${props.applicant_name}`
    }
  >
    <MailText>Accept the attached invitation to add the interview to your calendar.</MailText>
    <Details {...props} />
    {props.note && <MailText>Note to the applicant:</MailText>}
    {props.note && <MailParagraphs text={props.note} />}
    <MailButton href={props.url}>Open the application</MailButton>
  </MailFrame>
)

type CancelledProps = When & { reference: string | null }

export const InterviewCancelledMail = (props: CancelledProps) => (
  <MailFrame preview={inKolkata(props.starts_at)} heading="Your interview has been cancelled">
    <MailText>
      Your interview for {props.position} won’t take place. The attached cancellation removes it from your
      calendar.
    </MailText>
    <MailFacts
      facts={[['Originally scheduled for', inKolkata(props.starts_at)], ...referenceFact(props.reference)]}
    />
  </MailFrame>
)

/** Without the applicant's name, who may have erased their data. */
export const InterviewerCancelledMail = (props: CancelledProps & { removed: boolean }) => (
  <MailFrame
    preview={inKolkata(props.starts_at)}
    heading={props.removed ? 'You’re no longer an interviewer' : 'Interview cancelled'}
  >
    <MailText>
      {props.removed
        ? `You’re no longer one of the interviewers for ${props.position}.`
        : `The interview for ${props.position} was cancelled.`}{' '}
      The attached cancellation removes it from your calendar.
    </MailText>
    <MailFacts
      facts={[['Originally scheduled for', inKolkata(props.starts_at)], ...referenceFact(props.reference)]}
    />
  </MailFrame>
)

const Details = (props: InvitationProps) => (
  <>
    <MailFacts
      facts={[
        ['When', inKolkata(props.starts_at)],
        ['Duration', counted(props.minutes, 'minute')],
        ['Interview', interviewKinds[props.kind].label],
        ...(props.kind === 'video' ? [] : ([[interviewKinds[props.kind].place, props.place]] as Fact[])),
        ['With', props.interviewers.join(', ')],
        ...referenceFact(props.reference),
      ]}
    />
    {props.kind === 'video' && (
      <MailText>
        Join here: <MailLink href={props.place}>{props.place}</MailLink>
      </MailText>
    )}
  </>
)

type Fact = [string, string]
const referenceFact = (reference: string | null): Fact[] =>
  reference === null ? [] : [['Reference', reference]]

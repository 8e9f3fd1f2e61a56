import type { ReactElement } from 'react'
import {
  InterviewCancelledMail,
  InterviewerCancelledMail,
  InterviewerInvitationMail,
  InterviewInvitationMail,
} from './interview-mails.tsx'
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

const interview = {
  position: 'Senior Facility Manager',
  reference: 'TW-2611-0042',
  starts_at: '2026-11-24T05:30:00Z',
  minutes: 45,
  changed: false,
  kind: 'video' as const,
  place: 'https://meet.trusswell.example/interview-42',
  note: 'Please have your certificates at hand.',
  interviewers: ['Imran Siddiqui', 'Meera Krishnan'],
  url: 'https://www.trusswell.example/application?token=sample',
}

export const mailSamples: Record<string, ReactElement> = {
  'application-received': <ApplicationReceivedMail {...application} />,
  'application-renew': <RenewApplicationMail {...application} />,
  'application-renewed': <ApplicationRenewedMail {...application} />,
  'interview-invitation': <InterviewInvitationMail {...interview} />,
  'interview-cancelled': <InterviewCancelledMail {...interview} />,
  'interviewer-invitation': <InterviewerInvitationMail {...interview} applicant_name="Asha Rao" changed />,
  'interviewer-cancelled': <InterviewerCancelledMail {...interview} removed={false} />,
  'interviewer-removed': <InterviewerCancelledMail {...interview} removed />,
  'application-status': (
    <StatusChangedMail
      subject="Thank you for talking with us about Senior Facility Manager"
      body={'Dear Asha,\n\nThank you for your time.\nYou hear from us by Friday.'}
      reference="TW-2611-0042"
      url="https://www.trusswell.example/application?token=sample"
    />
  ),
}

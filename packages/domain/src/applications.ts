import { z } from 'zod'
import { applicationNotice } from './application-notice.ts'
import { applicationStatuses, interviewFilters } from './application-values.ts'
import { formGuardFields } from './form-guard.ts'
import {
  emailAddress,
  int4,
  line,
  name,
  optionalParagraph,
  optionalPhone,
  text,
  version,
  webAddress,
} from './input.ts'
import { InterviewForApplicant, InterviewTime } from './interviews.ts'
import { JobId } from './jobs.ts'
import { RejectionReason } from './rejections.ts'
import { Resume } from './resume.ts'

export const ApplicationStatus = z.enum(applicationStatuses)
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

export const InterviewFilter = z.enum(interviewFilters)
export type InterviewFilter = z.infer<typeof InterviewFilter>

/** How the public forms ask for experience; stored is the lower bound. */
export const ExperienceRange = z.enum(['0-1', '1-2', '2-3', '3-5', '5-7', '7-10', '10+'])
export type ExperienceRange = z.infer<typeof ExperienceRange>
export const yearsOf = (range: ExperienceRange): number => Number.parseInt(range, 10)

const blankable = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .union([
      z
        .string()
        .trim()
        .length(0)
        .transform(() => null),
      schema,
    ])
    .nullable()

const email = emailAddress()
const phone = optionalPhone()
const linkedin = webAddress('Please enter a valid URL')
const coverLetter = optionalParagraph('Cover letter', 5000)
const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  blankable(schema)
    .optional()
    .transform((value) => value ?? null)

/** All fields of the application forms; each form uses some of them. */
export const ApplicationFields = z.strictObject({
  name: name('Full name', 120),
  email,
  phone: optional(phone),
  experience: z
    .union([z.literal('').transform(() => null), ExperienceRange])
    .nullish()
    .transform((value) => value ?? null),
  linkedin: optional(linkedin),
  cover_letter: optional(coverLetter),
  /** A ticked box, as a form without script sends it. */
  keep_longer: z
    .enum(['on', 'true', 'false'])
    .optional()
    .transform((value) => value === 'on' || value === 'true'),
})
export type ApplicationFields = z.infer<typeof ApplicationFields>

/** The form on a job's own page asks for these. */
export const JobPageFields = z.strictObject({
  ...ApplicationFields.shape,
  experience: z.enum(ExperienceRange.options, 'Experience is required'),
})
/** The form over the list of an area's jobs asks for these. */
export const JobModalFields = z.strictObject({
  ...ApplicationFields.shape,
  phone: phone.min(1, 'Phone is required'),
  cover_letter: coverLetter.min(1, 'Cover letter is required'),
})

/** Sent as multipart/form-data, the file last. */
export const ApplicationRequest = z
  .strictObject({
    ...ApplicationFields.shape,
    ...formGuardFields,
    consent_notice: z.literal(
      applicationNotice.version,
      'Please reload the page to see the current privacy notice',
    ),
    resume: Resume,
  })
  .meta({ id: 'ApplicationRequest' })
export type ApplicationRequest = z.infer<typeof ApplicationRequest>

/** The same whether or not this address applied before: a version that waits has a reference of its own. */
export const ApplicationReceipt = z
  .strictObject({
    id: z.uuid(),
    /** An answer that was stored before this field has none. */
    reference: z.string().optional(),
    position: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ApplicationReceipt' })
export type ApplicationReceipt = z.infer<typeof ApplicationReceipt>

export const applicationFailed = 'There was an error submitting your application. Please try again.'

export const FileState = z.enum(['quarantined', 'clean', 'infected', 'removed'])
export type FileState = z.infer<typeof FileState>

const ResumeFacts = z
  .strictObject({ name: z.string(), type: z.string(), size: z.int(), state: FileState })
  .meta({ id: 'ResumeFacts' })

export const ApplicationSource = z.enum(['job', 'internship', 'staff'])
export type ApplicationSource = z.infer<typeof ApplicationSource>

export const Application = z
  .strictObject({
    id: z.uuid(),
    /** For the phone and mails, e.g. `TW-2611-0042`. */
    reference: z.string(),
    applicant_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    position: z.string(),
    job_id: z.string().nullable(),
    source: ApplicationSource,
    /** Years; of a range the lower bound. */
    experience: z.int(),
    skills: z.array(z.string()),
    linkedin: z.string().nullable(),
    cover_letter: z.string().nullable(),
    /** A link that staff typed; an uploaded file is under `resume`. */
    resume_url: z.string().nullable(),
    resume: ResumeFacts.nullable(),
    status: ApplicationStatus,
    notes: z.string().nullable(),
    /** Only for rejected applications, and only for staff. */
    rejection_reason: RejectionReason.nullable(),
    rejection_note: z.string().nullable(),
    keep_longer: z.boolean(),
    interview: InterviewTime.nullable(),
    withdrawn_at: z.iso.datetime().nullable(),
    version: z.int(),
    created_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Application' })
export type Application = z.infer<typeof Application>

const years = z.int().min(0).max(60, 'Experience must be at most 60 years')
const skills = z.array(line('Skill', 60)).max(40, 'At most 40 skills')
const notes = blankable(optionalParagraph('Notes', 5000))
const resumeUrl = blankable(webAddress('Please enter a valid URL'))

export const NewApplication = z
  .strictObject({
    applicant_name: name('Name', 120),
    email,
    position: line('Position', 120),
    job_id: JobId.nullable().optional(),
    experience: years.default(0),
    skills: skills.default([]),
    resume_url: resumeUrl.default(null),
    status: ApplicationStatus.default('pending'),
    notes: notes.default(null),
  })
  .meta({ id: 'NewApplication' })
export type NewApplication = z.infer<typeof NewApplication>

export const StatusMail = z
  .strictObject({
    subject: line('Subject', 160),
    body: optionalParagraph('Text', 5000).min(1, 'Text is required'),
  })
  .meta({ id: 'StatusMail' })
export type StatusMail = z.infer<typeof StatusMail>

const mailNeedsStatus = (patch: { status?: unknown; mail?: unknown }) =>
  patch.mail === undefined || patch.status !== undefined
const mailAlone = { path: ['mail'], message: 'An e-mail can only be sent with a change of status' }

const rejection = {
  rejection_reason: z
    .union([z.literal('').transform(() => null), RejectionReason], 'Choose a reason')
    .nullable(),
  rejection_note: blankable(optionalParagraph('Remarks', 1000)),
}

/** The fields that a manager may change: the status and the team's notes. */
export const ApplicationProgress = z
  .strictObject({
    version,
    status: ApplicationStatus.optional(),
    notes: notes.optional(),
    rejection_reason: rejection.rejection_reason.optional(),
    rejection_note: rejection.rejection_note.optional(),
    /** The mail to the applicant about the new status. Without it, no mail is sent. */
    mail: StatusMail.optional(),
  })
  .refine(mailNeedsStatus, mailAlone)
  .meta({ id: 'ApplicationProgress' })

export const ApplicationPatch = z
  .strictObject({
    version,
    status: ApplicationStatus.optional(),
    notes: notes.optional(),
    rejection_reason: rejection.rejection_reason.optional(),
    rejection_note: rejection.rejection_note.optional(),
    mail: StatusMail.optional(),
    applicant_name: NewApplication.shape.applicant_name.optional(),
    email: email.optional(),
    position: NewApplication.shape.position.optional(),
    experience: years.optional(),
    skills: skills.optional(),
    resume_url: resumeUrl.optional(),
  })
  .refine(mailNeedsStatus, mailAlone)
  .meta({ id: 'ApplicationPatch' })
export type ApplicationPatch = z.infer<typeof ApplicationPatch>

export const MailTemplate = z
  .strictObject({ status: ApplicationStatus, ...StatusMail.shape, version: z.int() })
  .meta({ id: 'MailTemplate' })
export type MailTemplate = z.infer<typeof MailTemplate>

export const MailTemplateEdit = z
  .strictObject({ ...StatusMail.shape, version: int4().min(0).optional() })
  .meta({ id: 'MailTemplateEdit' })

/** Defaults to the template's subject and body. */
export const MailPreviewRequest = z
  .strictObject({
    status: ApplicationStatus,
    subject: StatusMail.shape.subject.optional(),
    body: StatusMail.shape.body.optional(),
  })
  .meta({ id: 'MailPreviewRequest' })
export const MailPreview = z
  .strictObject({ subject: z.string(), body: z.string(), html: z.string() })
  .meta({ id: 'MailPreview' })

export const ApplicationEventKind = z.enum([
  'received',
  'status',
  'resume-replaced',
  'renewed',
  'withdrawn',
  'interview-planned',
  'interview-moved',
  'interview-changed',
  'interview-cancelled',
])
export type ApplicationEventKind = z.infer<typeof ApplicationEventKind>

/** A line of an application's history, for staff. */
export const ApplicationHistoryItem = z
  .strictObject({
    kind: ApplicationEventKind,
    status: ApplicationStatus.nullable(),
    /** When the interview is, or was to be. */
    interview_at: z.iso.datetime().nullable(),
    /** Null for what the applicant did, and for deleted accounts. */
    actor_name: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ApplicationHistoryItem' })
export type ApplicationHistoryItem = z.infer<typeof ApplicationHistoryItem>

/** An application as the mailed link shows it. */
export const ApplicationProgressView = z
  .strictObject({
    reference: z.string(),
    position: z.string(),
    job_id: z.string().nullable(),
    applicant_name: z.string(),
    status: ApplicationStatus,
    /** What happens now, in a sentence. */
    next: z.string(),
    created_at: z.iso.datetime(),
    withdrawn_at: z.iso.datetime().nullable(),
    resume: ResumeFacts.nullable(),
    /** Only a future interview. */
    interview: InterviewForApplicant.nullable(),
    timeline: z.array(
      z.strictObject({
        kind: ApplicationEventKind,
        status: ApplicationStatus.nullable(),
        interview_at: z.iso.datetime().nullable(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'ApplicationProgressView' })
export type ApplicationProgressView = z.infer<typeof ApplicationProgressView>

export const ResumeReplacement = z
  .strictObject({ token: text(200).min(1), resume: Resume })
  .meta({ id: 'ResumeReplacement' })

/** One sentence for each state, the same in the mail and on the page. */
export function whatHappensNext(status: ApplicationStatus, withdrawn: boolean): string {
  if (withdrawn)
    return 'You withdrew this application. We won’t process it any further and will erase it after 30 days.'
  switch (status) {
    case 'pending':
      return 'We read every application within five working days.'
    case 'reviewing':
      return 'The department is reading your application. We’ll write or call once it has decided.'
    case 'interviewed':
      return 'Thank you for the interview. We’ll contact you when all interviews are complete.'
    case 'accepted':
      return 'We would like to work with you. Our team will call you about the details.'
    case 'rejected':
      return 'We chose another candidate this time. We’ll erase your details 12 months after the decision unless you asked us to keep them.'
    default:
      return status satisfies never
  }
}

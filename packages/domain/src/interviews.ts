import { z } from 'zod'
import { day, line, optionalParagraph, text, version, webAddress } from './input.ts'

export const InterviewKind = z.enum(['office', 'phone', 'video'])
export type InterviewKind = z.infer<typeof InterviewKind>

/** How the interview is held, and what its place is called. */
export const interviewKinds: Record<InterviewKind, { label: string; place: string; hint: string }> = {
  office: { label: 'On site', place: 'Address', hint: 'Where the interview takes place' },
  phone: { label: 'Phone', place: 'Phone number', hint: 'The number you’ll call' },
  video: { label: 'Video', place: 'Link', hint: 'The link to the video call' },
}

const mostInterviewers = 10
const linkNeeded = 'Enter a link that starts with https://'
export const videoLink = webAddress(linkNeeded)
const clock = /^([01]\d|2[0-3]):[0-5]\d$/

const fields = {
  /** Day and time in India. */
  day: day('Choose a date'),
  time: text(5, { missing: 'Enter a time', tooLong: 'Enter a time, such as 11:00' }).regex(
    clock,
    'Enter a time, such as 11:00',
  ),
  minutes: z
    .int('Enter the duration')
    .min(5, 'The duration must be at least 5 minutes')
    .max(480, 'The duration must be at most 480 minutes'),
  kind: InterviewKind,
  place: line('Place', 300),
  /** For the applicant. */
  note: optionalParagraph('Note', 2000)
    .transform((value) => value || null)
    .nullable(),
  interviewer_ids: z
    .array(z.uuid('Choose an interviewer'))
    .min(1, 'Choose at least one interviewer')
    .max(mostInterviewers, `Choose at most ${mostInterviewers} interviewers`),
}

const hasLink = ({ kind, place }: { kind: InterviewKind; place: string }) =>
  kind !== 'video' || videoLink.safeParse(place).success
const missingLink = { path: ['place'], error: linkNeeded }

export const NewInterview = z
  .strictObject({ ...fields, note: fields.note.default(null) })
  .refine(hasLink, missingLink)
  .meta({ id: 'NewInterview' })
export type NewInterview = z.infer<typeof NewInterview>

export const InterviewPatch = z
  .strictObject({ version, ...fields })
  .partial()
  .meta({ id: 'InterviewPatch' })
export type InterviewPatch = z.infer<typeof InterviewPatch>

export const InterviewCancellation = z.strictObject({ version }).meta({ id: 'InterviewCancellation' })

/** Staff who can hold an interview. */
export const Interviewer = z.strictObject({ id: z.uuid(), name: z.string() }).meta({ id: 'Interviewer' })
export type Interviewer = z.infer<typeof Interviewer>

/** An interview as staff see it. */
export const Interview = z
  .strictObject({
    id: z.uuid(),
    application_id: z.uuid(),
    starts_at: z.iso.datetime(),
    day: z.iso.date(),
    time: z.string(),
    minutes: z.int(),
    kind: InterviewKind,
    place: z.string(),
    note: z.string().nullable(),
    interviewer_ids: z.array(z.uuid()),
    interviewers: z.array(Interviewer),
    /** Names of interviewers who have another interview at that time. */
    busy: z.array(z.string()),
    cancelled_at: z.iso.datetime().nullable(),
    version: z.int(),
  })
  .meta({ id: 'Interview' })
export type Interview = z.infer<typeof Interview>

/** What lists show: the latest interview that wasn't cancelled. */
export const InterviewTime = z
  .strictObject({ starts_at: z.iso.datetime(), minutes: z.int() })
  .meta({ id: 'InterviewTime' })
export type InterviewTime = z.infer<typeof InterviewTime>

/** What the applicant sees of it. */
export const InterviewForApplicant = z
  .strictObject({
    ...InterviewTime.shape,
    kind: InterviewKind,
    place: z.string(),
    note: z.string().nullable(),
  })
  .meta({ id: 'InterviewForApplicant' })

/** The moment at which it is this time on this day in India, which has one offset all year. */
export const momentInKolkata = (day: string, time: string): string =>
  new Date(`${day}T${time}:00+05:30`).toISOString()

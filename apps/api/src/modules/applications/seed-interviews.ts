import type { Person } from '@trusswell/domain/actor.ts'
import { brand } from '@trusswell/domain/brand.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { momentInKolkata, type NewInterview } from '@trusswell/domain/interviews.ts'
import { addWorkingDays, isWorkingDay, type WorkingHours } from '@trusswell/domain/working-hours.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { SeedContext } from '../manifest.ts'
import { readWorkingHours } from '../settings/repository.ts'
import { insertInterview, setInterviewers } from './interview-repository.ts'
import { cancelInterview, changeInterview, planInterview } from './interviews.ts'
import { daysSinceTalk, sampleApplications, type SampleApplication } from './seed-samples.ts'

type Kind = NewInterview['kind']
type Coming = {
  /** Working days from today. */
  in: number
  time: string
  kind: Kind
  note: string | null
  later?: 'moved' | 'cancelled'
}

/** For the applications under review, the latest first. */
const coming: Coming[] = [
  { in: 1, time: '11:00', kind: 'office', note: 'Please bring your certificates.' },
  { in: 1, time: '15:30', kind: 'video', note: null },
  { in: 2, time: '10:30', kind: 'phone', note: null, later: 'moved' },
  { in: 3, time: '16:00', kind: 'office', note: null, later: 'cancelled' },
  { in: 5, time: '12:00', kind: 'video', note: 'We talk about one of your drawings.' },
]
const past: { time: string; kind: Kind }[] = [
  { time: '11:30', kind: 'office' },
  { time: '15:00', kind: 'phone' },
  { time: '10:00', kind: 'video' },
]

/** Interviews of the sample applications that have none yet; returns how many were added. */
export const seedInterviews = (
  { app, today, emitAt, on, people }: SeedContext,
  admin: Person,
): Promise<number> =>
  app.as(admin, async (tx) => {
    const hours = await readWorkingHours(tx)
    const open = await listOpen(tx)
    const [first, second] = people.managers
    const yesterday = addDays(today, -1)
    const emit = emitAt(yesterday)
    const of = (status: SampleApplication['status']) =>
      sampleApplications.filter((sample) => sample.status === status)
    let added = 0

    for (const [nth, sample] of of('interviewed').entries()) {
      const application_id = open.get(sample.email)
      const held = past[nth % past.length]
      if (application_id === undefined || !held) continue
      const day = lastWorkingDay(hours, addDays(today, -2 - daysSinceTalk(sample)))
      const interviewers = nth % 2 === 0 ? [first] : [admin.id, second]
      const place = placeOf(held.kind, sample)
      await on(addDays(day, -3), () =>
        insertPast(tx, admin, { application_id, day, ...held, place, interviewers }),
      )
      added += 1
    }
    for (const [nth, plan] of coming.entries()) {
      const sample = of('reviewing')[nth]
      const application_id = sample && open.get(sample.email)
      if (!sample || application_id === undefined) continue
      const day = addWorkingDays(hours, today, plan.in)
      const { id, version } = await on(yesterday, () =>
        planInterview(tx, emit, admin, {
          application_id,
          plan: {
            day,
            time: plan.time,
            minutes: 45,
            kind: plan.kind,
            place: placeOf(plan.kind, sample),
            note: plan.note,
            interviewer_ids: nth % 2 === 0 ? [first] : [first, second],
          },
        }),
      )
      const known = { application_id, id }
      if (plan.later === 'moved')
        await on(yesterday, () =>
          changeInterview(tx, emit, admin, {
            ...known,
            patch: { version, day: addWorkingDays(hours, day, 2), time: '14:30' },
          }),
        )
      if (plan.later === 'cancelled')
        await on(yesterday, () => cancelInterview(tx, emit, admin, { ...known, version }))
      added += 1
    }
    return added
  })

/** By e-mail address. Visitors of a demo may have decided on some of them. */
async function listOpen(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('job_applications')
    .select(['id', 'email'])
    .where('email', 'like', '%@applicant.example')
    .where('status', 'in', ['reviewing', 'interviewed'])
    .where('withdrawn_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('application_interviews')
            .select('application_interviews.id')
            .whereRef('application_id', '=', 'job_applications.id'),
        ),
      ),
    )
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

type Past = {
  application_id: string
  day: string
  time: string
  kind: Kind
  place: string
  interviewers: string[]
}

/** Not by `planInterview`, which only accepts future interviews. */
async function insertPast(tx: Tx, admin: Person, { day, time, interviewers, ...row }: Past): Promise<void> {
  const id = newId()
  const starts_at = momentInKolkata(day, time)
  await insertInterview(tx, { id, ...row, starts_at, minutes: 45, note: null })
  await setInterviewers(tx, id, interviewers)
  await writeAudit(tx, admin, {
    action: 'application.interview-planned',
    entity: 'job_application',
    entity_id: row.application_id,
    details: { interview_id: id, starts_at, minutes: 45 },
  })
}

function placeOf(kind: Kind, { phone, email }: SampleApplication): string {
  if (kind === 'office') return brand.address.join(', ')
  if (kind === 'phone') return phone
  return `https://meet.trusswell.example/${email.split('@')[0]}`
}

/** This day, or the last working day before it. */
function lastWorkingDay(hours: WorkingHours, day: string): string {
  let found = day
  while (!isWorkingDay(hours, found)) found = addDays(found, -1)
  return found
}

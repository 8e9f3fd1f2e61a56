import { anonymous, type Person } from '@trusswell/domain/actor.ts'
import { applicationNotice } from '@trusswell/domain/application-notice.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { momentInKolkata } from '@trusswell/domain/interviews.ts'
import { writeAudit } from '../../platform/audit.ts'
import { newId } from '../../platform/ids.ts'
import type { Seed, SeedContext } from '../manifest.ts'
import { notificationRequested } from '../notifications/events.ts'
import { editApplication } from './edit-application.ts'
import { insertApplication } from './repository.ts'
import { seedInterviews } from './seed-interviews.ts'
import { renderSampleResume } from './seed-resume.ts'
import { daysSinceTalk, sampleApplications, skillsOf, type SampleApplication } from './seed-samples.ts'

type Job = { id: string; title: string; department: string }

/** With --demo: applications of a year for the positions that exist, and their interviews. */
export const seedApplications: Seed = async (context) => {
  if (!context.demo) return null
  const admin: Person = { kind: 'user', id: context.people.admin, role: 'admin' }
  const { known, jobs } = await context.app.as(admin, async (tx) => ({
    known: await tx
      .selectFrom('job_applications')
      .select('email')
      .where('email', 'like', '%@applicant.example')
      .execute(),
    jobs: await tx
      .selectFrom('jobs')
      .select(['id', 'title', 'department'])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
  }))
  const emails = new Set(known.map(({ email }) => email))
  const missing = sampleApplications.filter(({ email }) => !emails.has(email))
  for (const sample of missing)
    await addSample(context, admin, { sample, job: jobs[sample.position % (jobs.length || 1)] })
  const interviews = await seedInterviews(context, admin)
  return `${missing.length} applications added, ${interviews} interviews added`
}

/** Where no position was installed it is one for the internship. */
async function addSample(
  { app, today, emitAt, on, keepPdf }: SeedContext,
  admin: Person,
  { sample, job }: { sample: SampleApplication; job: Job | undefined },
): Promise<void> {
  const id = newId()
  // Yesterday or earlier, so that no time is in the future.
  const day = addDays(today, -1 - sample.age)
  const created_at = momentInKolkata(day, sample.time)
  const { applicant_name, email, phone, experience, cover_letter } = sample
  const skills = skillsOf(sample, job?.department)
  const resume_file = sample.hasResume
    ? await keepPdf('resume', {
        name: `${applicant_name}.pdf`,
        bytes: await renderSampleResume({ ...sample, skills }, day),
      })
    : null
  await app.as(anonymous, async (tx) => {
    await insertApplication(tx, {
      id,
      applicant_name,
      email,
      phone,
      experience,
      skills,
      cover_letter,
      resume_file,
      source: job ? 'job' : 'internship',
      job_id: job?.id ?? null,
      position: job?.title ?? 'Internship',
      consent_notice: applicationNotice.version,
      consent_text: applicationNotice.text,
      created_at,
    })
    await writeAudit(tx, anonymous, {
      action: 'application.submitted',
      entity: 'job_application',
      entity_id: id,
      at: created_at,
      details: { job_id: job?.id ?? null, consent_notice: applicationNotice.version },
      personal: { subject_id: id, values: { name: applicant_name, email } },
    })
    await emitAt(day)(tx, notificationRequested, {
      kind: 'application_received',
      event_key: `application_received:${id}`,
      subject: { type: 'application', id },
      actor_id: null,
      detail: null,
    })
  })
  if (sample.status === 'pending' && sample.notes === null) return
  const { status, notes } = sample
  const edited = addDays(today, -1 - daysSinceTalk(sample))
  await on(edited, () =>
    app.as(admin, (tx) => editApplication(tx, emitAt(edited), admin, { id, patch: { status, notes } })),
  )
}

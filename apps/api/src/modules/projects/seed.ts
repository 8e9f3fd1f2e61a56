import type { Person } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { seedOf } from '@trusswell/domain/forecast-draws.ts'
import { toPaise } from '@trusswell/domain/money.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Seed, SeedContext } from '../manifest.ts'
import { answerMilestone } from './answer-milestone.ts'
import { closeChange, proposeChange } from './change-requests.ts'
import { clientOfProject } from './client-of-project.ts'
import { createProject, withPaise } from './create-project.ts'
import { recordChange } from './record-change.ts'
import { agreedValueChange, editProject } from './edit-project.ts'
import { getProjectRow, listTeam } from './repository.ts'
import { setTeam } from './set-team.ts'
import { renderSampleBill } from './seed-bill.ts'
import { companyProjects } from './seed-company.ts'
import { addDiary } from './seed-diary.ts'
import { history } from './seed-history.ts'
import { samples, type Sample } from './seed-samples.ts'
import { stories } from './seed-stories.ts'
import { closeProject } from './triage.ts'
import { addMilestones, addTasks, noon, type Completed } from './seed-work.ts'
import { expenseKind, riskKind } from './work.ts'
import { insertWork } from './work-repository.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { currentMoment } from '../../platform/request-context.ts'

/** Sample projects, each with a past that fits its state. Existing projects aren't changed. */
export const seedProjects: Seed = async (context) => {
  if (!context.demo) return null
  const { app, people } = context
  const admin: Person = { kind: 'user', id: people.admin, role: 'admin' }
  let added = 0
  for (const sample of [...companyProjects, ...history, ...stories, ...samples]) {
    const known = await app.as(admin, (tx) =>
      tx.selectFrom('projects').select('id').where('title', '=', sample.fields.title).executeTakeFirst(),
    )
    if (known) continue
    const owner = await ownerOf(context, admin, sample)
    if (sample.asked) await askFor(context, { admin, owner, sample, asked: sample.asked })
    else {
      const done = await context.on(dayIn(context)(createdIn(sample)), () =>
        app.as(admin, (tx) => addSample(tx, admin, { sample, owner, context })),
      )
      await addAnswers(context, { owner, sample, done })
      await addDiary(context, { sample, project_id: done.project_id, author: managerOf(people, sample) })
    }
    added += 1
  }
  return `${added} projects added`
}

const dayIn =
  ({ today }: SeedContext) =>
  (days: number) =>
    addDays(today, days)

/** In days from today: one to two weeks before the work began; the planned ones were created lately. */
const createdIn = ({ fields: { start, title } }: Sample) =>
  Math.min(start, 0) - 8 - (seedOf(`${title} created`) % 7)

async function ownerOf({ app, people }: SeedContext, admin: Person, { client }: Sample): Promise<Person> {
  const id = client === 'client' || client === 'otherClient' ? people[client] : people.account(client)
  const found = await app.as(admin, (tx) => clientOfProject(tx, admin, { client_id: id }))
  return { kind: 'user', id, role: 'client', organisation: { id: found.organisation_id, role: 'owner' } }
}

/** As the client's own form creates it. */
async function askFor(
  context: SeedContext,
  {
    admin,
    owner,
    sample,
    asked,
  }: { admin: Person; owner: Person; sample: Sample; asked: NonNullable<Sample['asked']> },
): Promise<void> {
  const day = dayIn(context)
  const { start, ...fields } = sample.fields
  const on = day(asked.on)
  const emit = context.emitAt(on)
  const id = await context.on(on, () =>
    context.app.as(owner, async (tx) =>
      createProject(tx, emit, owner, {
        client: await clientOfProject(tx, owner, {}),
        fields: withPaise({ ...fields, start_date: day(start) }),
        today: on,
      }),
    ),
  )
  if (!asked.declined) return
  await context.on(on, () =>
    context.app.as(admin, async (tx) =>
      closeProject(tx, emit, admin, {
        project: await getProjectRow(tx, id),
        version: undefined,
        today: on,
        triage: 'declined',
        reason: 'The yard is outside the districts that our crews reach within a day.',
      }),
    ),
  )
}

type Done = { project_id: string; milestones: Completed }

async function addSample(
  tx: Tx,
  actor: Person,
  { sample, owner, context }: { sample: Sample; owner: Person; context: SeedContext },
): Promise<Done> {
  const { people, today, emitAt } = context
  const day = dayIn(context)
  const { start, ...fields } = sample.fields
  const planned = createdIn(sample)
  const emit = emitAt(day(planned))
  const { status, priority } = sample
  const project_id = await createProject(tx, emit, actor, {
    client: await clientOfProject(tx, actor, { client_id: owner.id }),
    fields: {
      ...withPaise({ ...fields, start_date: day(start) }),
      status,
      priority,
      end_date: day(sample.ends),
    },
    today,
  })
  if (!sample.withoutTeam)
    await setTeam(tx, emit, actor, {
      project_id,
      wanted: [
        { user_id: managerOf(people, sample), name: '', duty: 'project_manager' },
        { user_id: managerOf(people, sample, 1), name: '', duty: 'site_supervisor' },
        { user_id: null, name: 'Ravi Teja', duty: 'member' },
      ],
      today,
    })
  const project = await getProjectRow(tx, project_id)
  const agreed = await agreedValueChange(tx, project, { agreed_value: sample.agreed, today })
  const phase = sample.phase === undefined ? {} : { current_phase: sample.phase }
  const changes = { ...agreed, ...phase }
  await editProject(tx, emit, actor, { project, version: undefined, changes, today })
  if (sample.budget !== undefined)
    await tx
      .insertInto('project_cost_budgets')
      .values({ project_id, amount_paise: toPaise(sample.budget), set_by: actor.id })
      .execute()
  const past = { project_id, day, planned, emitAt }
  const milestones = await addMilestones(tx, actor, sample, past)
  await addTasks(tx, actor, sample, past)
  for (const { rupees, spent, ...rest } of sample.expenses ?? []) {
    const spending = { ...rest, amount_paise: toPaise(rupees), spent_on: day(spent) }
    const bill_id = await context.on(spending.spent_on, () => billOf(context, sample, spending))
    const change = { ...spending, bill_id }
    const { id } = await insertWork(tx, expenseKind, { project_id, id: newId(), ...change })
    await recordChange(tx, actor, {
      project_id,
      entity: 'expense',
      entity_id: id,
      action: 'added',
      change,
      at: noon(change.spent_on),
    })
  }
  const manager = (await listTeam(tx, project_id)).find(({ duty }) => duty === 'project_manager')
  for (const { review, mitigation = '', ...risk } of sample.risks ?? []) {
    const review_on = review === undefined ? null : day(review)
    const owner_id = review_on === null ? null : (manager?.id ?? null)
    const change = { ...risk, status: 'open', mitigation, review_on, owner_id }
    const { id } = await insertWork(tx, riskKind, { project_id, id: newId(), ...change })
    await recordChange(tx, actor, { project_id, entity: 'risk', entity_id: id, action: 'added', change })
  }
  return { project_id, milestones }
}

/** Wages have no bill, and a third of the other bills isn't scanned yet. */
async function billOf(
  { keepPdf }: SeedContext,
  { fields: { title: project } }: Sample,
  expense: { category: string; description: string; amount_paise: number; spent_on: string },
): Promise<string | null> {
  if (expense.category === 'labour' || seedOf(`bill ${project} ${expense.description}`) % 3 === 0) return null
  return keepPdf('bill', await renderSampleBill({ project, ...expense }))
}

/** The manager, or the one who comes that many places after. */
const managerOf = ({ managers }: SeedContext['people'], { manager = 0 }: Sample, after = 0): string => {
  // The two of the first samples supervise for each other.
  const among = manager < 2 ? 2 : managers.length
  return managers[(manager + after) % among] ?? managers[0]
}

type ChangeDeps = Parameters<typeof proposeChange>[0]
const daysToAnswer = 3

/** What the client answered, and change requests of both sides. */
async function addAnswers(
  context: SeedContext,
  { owner, sample, done }: { owner: Person; sample: Sample; done: Done },
): Promise<void> {
  const { app, people, today, emitAt, on } = context
  const { project_id } = done
  for (const { milestone, answer } of sample.acceptances ?? []) {
    const found = done.milestones.get(milestone)
    if (!found || !answer) continue
    const answered = addDays(today, Math.min(found.on + 2, -1))
    const now = () => Date.parse(currentMoment())
    const deps = { can, emit: emitAt(answered), today: () => today, now }
    await on(answered, () =>
      app.as(owner, (tx) =>
        answerMilestone(deps, tx, owner, { where: { project_id, id: found.id }, body: answer }),
      ),
    )
  }
  const manager: Person = { kind: 'user', id: managerOf(people, sample), role: 'manager' }
  for (const { by, state, on: proposed = 0, ...body } of sample.changes ?? []) {
    const [actor, other] = by === 'client' ? [owner, manager] : [manager, owner]
    const onDay = <T>(days: number, work: (deps: ChangeDeps) => Promise<T>) => {
      const day = addDays(today, Math.min(days, 0))
      return on(day, () => work({ can, emit: emitAt(day), now: () => Date.parse(currentMoment()) }))
    }
    const { id } = await onDay(proposed, (deps) =>
      app.as(actor, (tx) => proposeChange(deps, tx, actor, { project_id, body })),
    )
    if (state === 'proposed') continue
    const closer = state === 'withdrawn' ? actor : other
    await onDay(proposed + daysToAnswer, (deps) =>
      app.as(closer, (tx) => closeChange(deps, tx, closer, { where: { project_id, id }, body: { state } })),
    )
  }
}

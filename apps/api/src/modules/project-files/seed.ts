import { system, type Person } from '@trusswell/domain/actor.ts'
import type { ChatAudience } from '@trusswell/domain/chat.ts'
import { addDays } from '@trusswell/domain/days.ts'
import type { Seed, SeedContext } from '../manifest.ts'
import { addProjectFile } from './add-project-file.ts'
import { renderSampleDrawing } from './seed-drawing.ts'

/** One of the same name is its next version. Days are counted from today. */
type Sample = [project: string, name: string, on: number, visibility?: ChatAudience]

const mall = 'Uppal Mall Building Services'
const office = 'Office Complex Automation'
const hospital = 'Hospital HVAC Installation'
const samples: Sample[] = [
  [hospital, 'Ducts of the theatre floor.pdf', -172],
  [hospital, 'Ducts of the theatre floor.pdf', -141],
  [hospital, 'Test report of the theatres.pdf', -43],
  [office, 'Points list.pdf', -104],
  [office, 'Points list.pdf', -97],
  [office, 'Panel layout, floors 1 to 4.pdf', -58],
  [office, 'Panel layout, floors 1 to 4.pdf', -21],
  [office, 'Quotations for cable pulling.pdf', -37, 'internal'],
  [mall, 'Riser diagram.pdf', -296],
  [mall, 'Duct layout, second floor.pdf', -34],
  [mall, 'Duct layout, second floor.pdf', -7],
  [mall, 'Cooling tower data.pdf', -29],
  [mall, 'Rates of the duct maker.pdf', -26, 'internal'],
]

/** With --demo: drawings, some in two versions, for the sample projects that have no files. */
export const seedProjectFiles: Seed = async (context) => {
  if (!context.demo) return null
  let added = 0
  for (const [title, files] of Map.groupBy(samples, ([project]) => project)) {
    const project = await findEmpty(context, title)
    if (!project) continue
    for (const [index, sample] of files.entries()) {
      const version = files.slice(0, index + 1).filter(([, name]) => name === sample[1]).length
      await addSample(context, project, { sample, version })
      added += 1
    }
  }
  return `${added} project files added`
}

/** Null when the project has files already. */
const findEmpty = ({ worker }: SeedContext, title: string) =>
  worker.as(system, async (tx) => {
    const project = await tx
      .selectFrom('projects')
      .innerJoin('users', 'users.id', 'projects.manager_id')
      .select(['projects.id', 'users.id as manager_id', 'users.name as manager_name'])
      .where('title', '=', title)
      .where('projects.deleted_at', 'is', null)
      .executeTakeFirst()
    if (!project) return null
    const file = await tx
      .selectFrom('project_files')
      .select('file_id')
      .where('project_id', '=', project.id)
      .limit(1)
      .executeTakeFirst()
    return file ? null : project
  })
type Project = NonNullable<Awaited<ReturnType<typeof findEmpty>>>

async function addSample(
  { app, today, on, keepPdf }: SeedContext,
  { id: project_id, manager_id, manager_name: uploader_name }: Project,
  { sample: [project, name, days, visibility = 'everyone'], version }: { sample: Sample; version: number },
): Promise<void> {
  const manager: Person = { kind: 'user', id: manager_id, role: 'manager' }
  const day = addDays(today, days)
  await on(day, async () => {
    const bytes = await renderSampleDrawing({ project, name, version, day })
    const file = { id: await keepPdf('project', { name, bytes }), name }
    await app.as(manager, (tx) =>
      addProjectFile(tx, manager, { project_id, file, visibility, uploader_name }),
    )
  })
}

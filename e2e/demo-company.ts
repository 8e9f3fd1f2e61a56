import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { run } from '../bin/processes.ts'
import { startSystem } from '../bin/system.ts'
import { lookInto } from './system/parts.ts'

const password = 'harbour-lamp-52-teak'
export const roles = ['admin', 'manager', 'client'] as const
export type Role = (typeof roles)[number]
/** Colleagues of client1, who is the owner, with fewer rights. */
export const colleagues = ['finance', 'viewer'] as const
export type Person = Role | (typeof colleagues)[number]

/** The built system with the demo company in a separate database. Needs `pnpm build` first. */
export async function startDemoCompany(name: string) {
  const system = await startSystem({ name, edgePort: 8370, firstPort: 8371, fresh: true })
  try {
    await system.ready()
    await run('seed', [process.execPath, 'apps/api/src/seed.ts', '--demo'], {
      ...system.environments.seed,
      SEED_PASSWORD: password,
    })
  } catch (error) {
    await system.stop()
    throw error
  }
  return {
    origin: system.origin,
    stop: () => system.stop(),

    /** A window of admin1, manager1, client1, finance1 or viewer1. */
    async signIn(
      browser: Browser,
      person: Person,
      options: BrowserContextOptions = {},
    ): Promise<BrowserContext> {
      const context = await browser.newContext({
        baseURL: system.origin,
        reducedMotion: 'reduce',
        ...options,
      })
      const answer = await context.request.post('/api/auth/sign-in', {
        data: { email: `${person}1@trusswell.example`, password },
      })
      if (!answer.ok()) throw new Error(await answer.text())
      return context
    },

    /** Rows that pages can be opened for. The project belongs to client1 and is managed by manager1. */
    async sampleRows() {
      const look = lookInto(system.database)
      const [rows] = await look.rows<
        Record<'user' | 'organisation' | 'project', string> & { issue: string | null }
      >(
        `select u.id as user, u.organisation_id as organisation,
           (select id from newsletter_issues order by id limit 1) as issue,
           (select p.id from projects p join project_members m on m.project_id = p.id
              join users manager on manager.id = m.user_id and manager.email = 'manager1@trusswell.example'
            where p.organisation_id = u.organisation_id and p.status = 'in_progress' and p.deleted_at is null
            order by p.created_at limit 1) as project
         from users u where u.email = 'client1@trusswell.example'`,
      )
      await look.close()
      if (!rows?.project) throw new Error('client1 and manager1 of the demo company share no running project')
      return rows
    },
  }
}

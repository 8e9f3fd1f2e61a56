import { run } from '../bin/processes.ts'
import { startSystem } from '../bin/system.ts'

const password = 'harbour-lamp-52-teak'

/** The same system as `pnpm preview`, on a database of its own. */
export default async function globalSetup() {
  const system = await startSystem({
    name: 'e2e',
    edgePort: 8090,
    firstPort: 8091,
    redisUrl: 'redis://127.0.0.1:6379/14',
    fresh: true,
  })
  await system.ready()
  await run('seed', [process.execPath, 'apps/api/src/seed.ts'], {
    ...system.env,
    NODE_ENV: 'development',
    SEED_PASSWORD: password,
  })
  process.env['E2E_MAIL_PAGE'] = system.mailPage
  process.env['E2E_DIRECTORY'] = system.directory
  process.env['E2E_DATABASE'] = system.database
  process.env['E2E_PASSWORD'] = password
  return () => system.stop()
}

import { execFile } from 'node:child_process'
import { run } from '../bin/processes.ts'
import { startSystem } from '../bin/system.ts'

const password = 'harbour-lamp-52-teak'

/** The same system as `pnpm preview`, with a separate database. */
export default async function globalSetup() {
  const system = await startSystem({
    name: 'e2e',
    edgePort: 8090,
    firstPort: 8091,
    redisUrl: 'redis://127.0.0.1:6379/14',
    fresh: true,
  })
  try {
    await system.ready()
    await run('seed', [process.execPath, 'apps/api/src/seed.ts'], {
      ...system.environments.seed,
      SEED_PASSWORD: password,
    })
  } catch (error) {
    await system.stop()
    throw error
  }
  // All tests sign in and open mailed links from one IP address; the API's own tests cover the limits per address.
  const limits = ['limit:auth:address:127.0.0.1', 'limit:auth:link:127.0.0.1']
  const forgetting = setInterval(() => {
    execFile('redis-cli', ['-n', '14', 'del', ...limits], () => {})
  }, 30_000)
  process.env['E2E_MAIL_PAGE'] = system.mailPage
  process.env['E2E_DIRECTORY'] = system.directory
  process.env['E2E_DATABASE'] = system.database
  process.env['E2E_PASSWORD'] = password
  process.env['E2E_STRIPE'] = system.gatewayUrls.stripe
  process.env['E2E_RAZORPAY'] = system.gatewayUrls.razorpay
  return () => {
    clearInterval(forgetting)
    return system.stop()
  }
}

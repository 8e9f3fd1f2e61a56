import { parseArgs } from 'node:util'
import { warm } from '../infra/edge/warm.ts'
import { run } from './processes.ts'
import { startSystem } from './system.ts'

// `pnpm preview --demo` also adds the demo company.
const { demo } = parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values

const system = await startSystem({ name: 'preview', edgePort: 8080, firstPort: 8081 })
const stop = async () => {
  await system.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
try {
  await system.ready()
  if (demo) await run('seed', [process.execPath, 'apps/api/src/seed.ts', '--demo'], system.environments.seed)
} catch (error) {
  await system.stop()
  throw error
}
await warm(system.origin)
console.log(`The built system is at ${system.origin}
Mails are at ${system.mailPage}, logs in ${system.directory}. Stop with Ctrl+C.`)

import { warm } from '../infra/edge/warm.ts'
import { startSystem } from './system.ts'

const system = await startSystem({ name: 'preview', edgePort: 8080, firstPort: 8081 })
const stop = async () => {
  await system.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
await system.ready()
await warm(system.origin)
console.log(`The built system is at ${system.origin}
Mails are at ${system.mailPage}, logs in ${system.directory}. Stop with Ctrl+C.`)

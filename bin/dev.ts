// Everything with reload: API and worker restart on a change, web updates in place, mails at port 1080, payment
// gateways by stand-ins.
import { privateClamd } from './private-clamd.ts'
import { run, start } from './processes.ts'
import { mailCatcher, standInGateways } from './system.ts'

const node = process.execPath
const fromSource = ['--import', './bin/jsx.ts']

await run('migrate', [node, ...fromSource, 'apps/api/src/migrate.ts'], { LOG_LEVEL: 'warn' })
await run('content', ['pnpm', '--silent', 'db:content'], { LOG_LEVEL: 'warn' })
const gateways = { stripe: 4010, razorpay: 4011 }
const gatewayUrls = {
  STRIPE_API_URL: `http://127.0.0.1:${gateways.stripe}`,
  RAZORPAY_API_URL: `http://127.0.0.1:${gateways.razorpay}`,
}
const clamd = await privateClamd('.run/clamd')
const started = [
  start('clamd', clamd.command),
  start('mail', mailCatcher(1025, 1080)),
  start('gateways', standInGateways(gateways, 'http://127.0.0.1:5002')),
  start('api', [node, '--watch', ...fromSource, 'apps/api/src/server.ts'], { env: gatewayUrls }),
  start('worker', [node, '--watch', ...fromSource, 'apps/api/src/worker.ts'], { env: gatewayUrls }),
  start('web', ['pnpm', 'exec', 'react-router', 'dev', '--host', '127.0.0.1', '--port', '3000'], {
    cwd: 'apps/web',
  }),
]
const stop = async () => {
  await Promise.all(started.map((each) => each.stop()))
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
console.log('site http://127.0.0.1:3000 · API http://127.0.0.1:5002/api/docs · mails http://127.0.0.1:1080')

import { InviteUser } from '@trusswell/domain/account.ts'
import { system } from '@trusswell/domain/actor.ts'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { createIdentityLinks } from './modules/identity/links.ts'
import { makeAdmin } from './modules/identity/make-admin.ts'
import { queues } from './modules/registry.ts'
import { openDatabase } from './platform/database.ts'
import { createEmit } from './platform/events.ts'
import { createLogger } from './platform/logger.ts'
import { createBoss } from './platform/queue.ts'
import { createSigner } from './platform/secrets.ts'
import { createSignedLinks } from './platform/signed-link.ts'

// Creates the first admin. It is a command that needs access to the machine, so no public page can create admins.
const usage = `usage: create-admin --email <address> --name <name> [--print-link] [--force]

  --print-link  print the link to set the password instead of sending it by e-mail
  --force       even if there is an active admin; an existing admin gets a new link

exit codes: 0 done, 1 failed, 2 wrong arguments, 3 there is an active admin, 4 the account is deactivated`
const exitCodes = { usage: 2, 'admin exists': 3, deactivated: 4 }

function fail(code: number, message: string): never {
  console.error(`create-admin: ${message}`)
  process.exit(code)
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        'print-link': { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values
  } catch (error) {
    return fail(exitCodes.usage, `${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

function readPerson() {
  const { email, name, help, force, 'print-link': printLink } = readArguments()
  if (help) {
    console.log(usage)
    process.exit()
  }
  if (!email) fail(exitCodes.usage, `--email is missing\n${usage}`)
  if (!name) fail(exitCodes.usage, `--name is missing\n${usage}`)
  const parsed = InviteUser.safeParse({ email, name, role: 'admin' })
  if (parsed.success) return { email: parsed.data.email, name: parsed.data.name, force, printLink }
  const problems = parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`)
  return fail(exitCodes.usage, problems.join('; '))
}

async function run() {
  const { email, name, force, printLink } = readPerson()
  const config = readConfig('create-admin')
  // Standard output is for the link.
  const logger = createLogger({ level: config.LOG_LEVEL, process: 'create-admin' }, process.stderr)
  const db = openDatabase({
    url: config.DATABASE_IDENTITY_URL,
    max: 1,
    name: 'create-admin',
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
  })
  const boss = createBoss(config.DATABASE_IDENTITY_URL, logger, { supervise: false })
  await boss.start()
  const outcome = await db.as(system, (tx) =>
    makeAdmin(tx, createEmit(boss, queues), { email, name, force, sendMail: !printLink }),
  )
  await boss.stop({ graceful: false })
  await db.close()

  if (outcome.refused !== null) {
    const reasons = {
      'admin exists':
        'there is already an active admin, who can invite others. Use --force to create another admin or to send an existing one a new link.',
      deactivated: `the account for ${email} is deactivated. Ask an admin to reactivate it, or use another address.`,
    }
    fail(exitCodes[outcome.refused], reasons[outcome.refused])
  }
  const { id, roleBefore, password_hash } = outcome
  if (roleBefore === null) console.log(`Created an admin account for ${name} <${email}>.`)
  else if (roleBefore === 'admin') console.log(`${name} <${email}> is already an admin.`)
  else console.log(`Promoted ${name} <${email}> from ${roleBefore} to admin.`)

  if (printLink) {
    const links = createIdentityLinks(createSignedLinks(createSigner(config.APP_SECRET, 'link'), Date.now))
    const token = links.reset.issueForAdmin(id, password_hash)
    console.log('Open this link to set the password. It works once and expires in 1 day:')
    console.log(`${config.PUBLIC_ORIGIN[0]}/reset-password?token=${token}`)
  } else {
    console.log(`We’ll e-mail ${email} a link to set the password. It works once and expires in 1 day.`)
  }
}

await run().catch((error: Error & { code?: string }) => fail(1, error.message || (error.code ?? 'failed')))

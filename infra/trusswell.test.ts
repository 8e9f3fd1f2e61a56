import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { environmentsOf } from '../apps/api/src/config.ts'

const infra = import.meta.dirname
/** A place for one installation; each test has its own. */
let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'trusswell-command-'))
  mkdirSync(join(directory, 'bin'))
  startOver()
  // A fake container engine: records its calls, reads its images from a list, and fails where the test says so.
  program(
    'engine',
    `printf '%s | %s\\n' "$(sed -n 's/^VERSION=//p' .env 2>/dev/null)" "$*" >>"${directory}/calls"
printf '%s\\n' "$@" >"${directory}/arguments"
case "$*" in *--force-recreate*) sed -n 's/^SETTINGS_KEYS=//p' secrets/settings.env >>"${directory}/keys" ;; esac
case "$*" in
  'image inspect '*) grep -qxF "\${*: -1}" "${directory}/images" ;;
  *) [ -z "\${FAIL_ON:-}" ] || [[ "$*" != *"$FAIL_ON"* ]] ;;
esac`,
  )
  // Only root may change owners; the test checks which owners would have been set.
  program('chown', `printf '%s\\n' "$*" >>"${directory}/owners"`)
  writeFileSync(join(directory, 'images'), '')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const startOver = () => {
  rmSync(join(directory, 'infra'), { recursive: true, force: true })
  mkdirSync(join(directory, 'infra'))
  cpSync(join(infra, 'trusswell'), join(directory, 'infra/trusswell'))
}
const program = (name: string, text: string) =>
  writeFileSync(join(directory, 'bin', name), `#!/usr/bin/env bash\n${text}\n`, { mode: 0o755 })
const read = (path: string) => readFileSync(join(directory, path), 'utf8')
const settings = () => parseEnv(read('infra/.env'))
const calls = () =>
  read('calls')
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[1]!.replace(/^compose /, ''))

const trusswell = (args: string[], env: Record<string, string> = {}) => {
  const running = promisify(execFile)(join(directory, 'infra/trusswell'), args, {
    env: {
      ...process.env,
      PATH: `${directory}/bin:${process.env['PATH']}`,
      TRUSSWELL_COMPOSE: 'engine compose',
      ...env,
    },
  })
  running.child.stdin?.end()
  return running
}
const flags = (changes: Record<string, string> = {}) =>
  Object.entries({
    host: 'www.client.example',
    'admin-email': 'admin@client.example',
    'mail-from': 'hello@client.example',
    'company-mail': 'office@client.example',
    'backup-recipients': 'age1publickey',
    'smtp-url': 'smtps://user:pass@relay.example:465',
    'data-dir': join(directory, 'data'),
    version: '2026.11.15-1',
    ...changes,
  }).flatMap(([name, value]) => [`--${name}`, value])
const init = (...more: string[]) => trusswell(['init', ...flags(), ...more])
const withImages = (...versions: string[]) =>
  writeFileSync(join(directory, 'images'), versions.map((version) => `trusswell/edge:${version}\n`).join(''))

const compose = parse(readFileSync(join(infra, 'compose.yaml'), 'utf8'), { merge: true }) as {
  secrets: Record<string, { file: string }>
}

test('init writes everything that the compose file asks for', async () => {
  await init()
  const asked = [...readFileSync(join(infra, 'compose.yaml'), 'utf8').matchAll(/\$\{([A-Z_]+)/g)].map(
    ([, name]) => name!,
  )
  expect(asked.filter((name) => !(name in settings()))).toEqual([])
  expect(settings()).toMatchObject({ SITE_HOST: 'www.client.example', DEMO: 'false' })
  const files = Object.values(compose.secrets).map(({ file }) => file.replace('./secrets/', ''))
  const written = readdirSync(join(directory, 'infra/secrets'))
  expect(files.filter((file) => !written.includes(file))).toEqual([])
  for (const name of ['wal', 'backups', 'certificates'])
    expect(statSync(join(directory, 'data', name)).mode & 0o777).toBe(0o700)
})

test('a secret can be read by the user of its container only', async () => {
  await init()
  const owners = read('owners')
  for (const name of readdirSync(join(directory, 'infra/secrets'))) {
    expect([name, statSync(join(directory, 'infra/secrets', name)).mode & 0o777]).toEqual([name, 0o400])
    const user = name.endsWith('.env') ? '1000:1000' : '999:999'
    expect(owners).toContain(`${user} secrets/${name}.new`)
  }
})

test('every process accepts what init wrote, with the passwords of the roles', async () => {
  await init()
  const secret = (name: string) => parseEnv(read(`infra/secrets/${name}.env`))
  const given = { PUBLIC_ORIGIN: 'https://x', FILES_DIR: '/x', CLAMD_URL: 'tcp://clamav:3310' }
  const mails = { MAIL_FROM: 'a@client.example', COMPANY_MAIL: 'b@client.example' }
  const schemas = environmentsOf(true)
  const api = { ...given, ...mails, ...secret('api'), ...secret('settings') }
  expect(schemas.api.safeParse(api).error).toBeUndefined()
  const worker = { ...given, ...mails, ...secret('worker'), ...secret('settings') }
  expect(schemas.worker.safeParse(worker).error).toBeUndefined()
  expect(schemas.migrate.safeParse(secret('migrate')).error).toBeUndefined()
  const passwordIn = (url?: string) => new URL(url!).password
  expect(passwordIn(secret('api')['DATABASE_URL'])).toBe(read('infra/secrets/app_password'))
  expect(passwordIn(secret('worker')['DATABASE_WORKER_URL'])).toBe(read('infra/secrets/worker_password'))
  expect(passwordIn(secret('migrate')['DATABASE_OWNER_URL'])).toBe(read('infra/secrets/owner_password'))
  expect(`requirepass ${passwordIn(secret('worker')['REDIS_URL'])}\n`).toBe(read('infra/secrets/redis.conf'))
  expect(secret('worker')['APP_SECRET']).toBe(secret('api')['APP_SECRET'])
  const passwords = ['postgres', 'owner', 'app', 'identity', 'worker'].map((role) =>
    read(`infra/secrets/${role}_password`),
  )
  expect(new Set(passwords).size).toBe(5)
  for (const password of passwords) expect(password).toMatch(/^[0-9a-f]{48}$/)
})

test('init again changes no secret, and only the settings it is given', async () => {
  await init('--aliases', 'client.example')
  const secretsBefore = readdirSync(join(directory, 'infra/secrets')).map((name) =>
    read(`infra/secrets/${name}`),
  )
  const before = settings()
  await trusswell(['init'])
  expect(settings()).toEqual(before)
  await trusswell(['init', '--host', 'portal.client.example'])
  expect(settings()).toEqual({ ...before, SITE_HOST: 'portal.client.example' })
  const secretsAfter = readdirSync(join(directory, 'infra/secrets')).map((name) =>
    read(`infra/secrets/${name}`),
  )
  expect(secretsAfter).toEqual(secretsBefore)
})

test('a lost secret file is made again to fit the others', async () => {
  await init()
  const before = parseEnv(read('infra/secrets/worker.env'))
  rmSync(join(directory, 'infra/secrets/worker.env'))
  await trusswell(['init', '--smtp-url', before['SMTP_URL']!])
  expect(parseEnv(read('infra/secrets/worker.env'))).toEqual(before)
})

test.each([
  ['without a host', { host: '' }, '--host is missing'],
  ['with a URL for a host', { host: 'https://www.client.example' }, '--host must be a host name'],
  ['without a key for backups', { 'backup-recipients': '' }, '--backup-recipients is missing'],
  ['with half an address', { 'mail-from': 'hello' }, 'not an e-mail address: hello'],
  ['with another protocol for mail', { 'smtp-url': 'http://relay.example' }, '--smtp-url must begin'],
])('init %s stops before it writes anything', async (_case, changes, message) => {
  await expect(trusswell(['init', ...flags(changes)])).rejects.toThrow(message)
  expect(readdirSync(join(directory, 'infra'))).toEqual(['trusswell'])
})

test('a demo and a real installation never become each other', async () => {
  await init()
  await expect(init('--demo')).rejects.toThrow('this is a real installation')
  expect(settings()['DEMO']).toBe('false')
  startOver()
  await init('--demo')
  await expect(trusswell(['init'])).rejects.toThrow('this is a demo installation')
  await expect(trusswell(['create-admin', '--email', 'a@client.example'])).rejects.toThrow(
    'a demo has its own accounts',
  )
  expect(settings()['DEMO']).toBe('true')
})

test('only a demo gets the demo company, after schema and job openings, and again on demand', async () => {
  await init()
  await trusswell(['up'])
  const call = 'run --rm --no-deps demo'
  expect(calls()).not.toContain(call)
  await expect(trusswell(['demo'])).rejects.toThrow('this is a real installation')
  expect(calls()).not.toContain(call)
  startOver()
  await init('--demo')
  await trusswell(['up'])
  for (const before of ['run --rm migrate', 'run --rm --no-deps content'])
    expect(calls().indexOf(call)).toBeGreaterThan(calls().indexOf(before))
  await trusswell(['demo'])
  expect(calls().filter((each) => each === call).length).toBe(2)
})

test('up builds a version once and starts services in an order that no visitor notices', async () => {
  await init()
  await trusswell(['up'])
  const order = calls()
  const at = (call: string) => {
    expect(order).toContain(call)
    return order.indexOf(call)
  }
  const start = (service: string) => at(`up -d --no-deps --wait ${service}`)
  expect(at('build api-1 web backup')).toBeLessThan(at('build edge'))
  expect(at('up -d --wait postgres redis')).toBeLessThan(at('run --rm migrate'))
  expect(at('run --rm migrate')).toBeLessThan(start('api-1'))
  expect(start('api-1')).toBeLessThan(start('api-2'))
  expect(start('api-2')).toBeLessThan(start('web'))
  expect(at('run --rm assets')).toBeLessThan(start('web'))
  expect(start('web')).toBeLessThan(at('run --rm --no-deps content'))
  expect(start('edge')).toBeLessThan(start('caddy'))

  rmSync(join(directory, 'calls'))
  withImages('2026.11.15-1')
  await trusswell(['up'])
  expect(calls().filter((call) => call.startsWith('build'))).toEqual([])
})

test('nothing is replaced after a migration that failed', async () => {
  await init()
  await expect(trusswell(['up'], { FAIL_ON: 'run --rm migrate' })).rejects.toThrow()
  expect(calls().at(-1)).toBe('run --rm migrate')
})

test('an upgrade begins with a backup of the version that runs', async () => {
  await init()
  withImages('2026.11.15-1')
  await trusswell(['upgrade', '2026.11.20-1'])
  const [first, ...rest] = read('calls').trim().split('\n')
  expect(first).toBe('2026.11.15-1 | compose run --rm backup full')
  expect(rest.every((call) => call.startsWith('2026.11.20-1 | '))).toBe(true)
  expect(calls()).toContain('build edge')
})

test('an upgrade without a backup does not happen', async () => {
  await init()
  await expect(trusswell(['upgrade', '2026.11.20-1'], { FAIL_ON: 'run --rm backup full' })).rejects.toThrow()
  expect(calls()).toEqual(['run --rm backup full'])
  expect(settings()['VERSION']).toBe('2026.11.15-1')
})

test('a failing upgrade stops and prints how to go back, which builds nothing', async () => {
  await init()
  withImages('2026.11.15-1')
  await expect(trusswell(['upgrade', '2026.11.20-1'], { FAIL_ON: '--wait api-1' })).rejects.toThrow(
    'infra/trusswell upgrade 2026.11.15-1 to return',
  )
  expect(calls().at(-1)).toBe('up -d --no-deps --wait api-1')
  rmSync(join(directory, 'calls'))
  await trusswell(['upgrade', '2026.11.15-1'])
  expect(calls().filter((call) => call.startsWith('build'))).toEqual([])
  expect(calls()).toContain('up -d --no-deps --wait api-2')
})

test.each(['latest', '2026.11.15-1', 'a b', ''])('there is no upgrade to %j', async (version) => {
  await init()
  await expect(trusswell(['upgrade', version])).rejects.toThrow('trusswell: ')
  expect(settings()['VERSION']).toBe('2026.11.15-1')
})

test('create-admin, backup and restore pass their arguments on', async () => {
  await init()
  const person = ['--email', 'meera@client.example', '--name', 'Meera Krishnan', '--print-link']
  await trusswell(['create-admin', ...person])
  expect(read('arguments').trim().split('\n')).toEqual(['compose', 'run', '--rm', 'create-admin', ...person])
  await trusswell(['backup'])
  await trusswell(['backup', 'recent'])
  writeFileSync(join(directory, 'infra/restore'), '#!/bin/sh\necho restore "$@"\n', { mode: 0o755 })
  const restored = await trusswell(['restore', 'latest', '/run/key.txt'])
  expect(restored.stdout).toBe('restore latest /run/key.txt\n')
  expect(calls()).toEqual([
    `run --rm create-admin ${person.join(' ')}`,
    'run --rm backup full',
    'run --rm backup recent',
  ])
})

test('every process knows both settings keys before one of them encrypts with the new one', async () => {
  await init()
  const keys = () => parseEnv(read('infra/secrets/settings.env'))['SETTINGS_KEYS'] ?? ''
  const before = keys()
  await expect(
    trusswell(['rotate-settings-key'], { FAIL_ON: 'run --rm rotate-settings-key' }),
  ).rejects.toThrow()
  const after = keys().split(',')[0] ?? ''
  expect(keys()).toBe(`${after},${before}`)
  expect(after.split(':')[0]).not.toBe(before.split(':')[0])

  rmSync(join(directory, 'calls'))
  rmSync(join(directory, 'keys'))
  await trusswell(['rotate-settings-key'])
  expect(keys()).toBe(after)
  const restart = ['api-1', 'api-2', 'worker'].map(
    (service) => `up -d --no-deps --force-recreate --wait ${service}`,
  )
  expect(calls()).toEqual([...restart, ...restart, 'run --rm rotate-settings-key', ...restart])
  const started = [`${before},${after}`, `${after},${before}`, after]
  expect(read('keys').trim().split('\n')).toEqual(started.flatMap((each) => [each, each, each]))
})

test.each([['up'], ['init'], ['upgrade', '2026.11.20-1']])(
  '%s doesn’t replace a settings key that is missing',
  async (...command) => {
    await init()
    rmSync(join(directory, 'infra/secrets/settings.env'))
    await expect(trusswell(command)).rejects.toThrow('infra/secrets/settings.env is missing')
    expect(readdirSync(join(directory, 'infra/secrets'))).not.toContain('settings.env')
    expect(readdirSync(directory)).not.toContain('calls')
  },
)

test('an installation from before the settings gets a key on request, and only one', async () => {
  await init()
  await expect(trusswell(['create-settings-key'])).rejects.toThrow('already has a key')
  rmSync(join(directory, 'infra/secrets/settings.env'))
  await trusswell(['create-settings-key'])
  expect(read('infra/secrets/settings.env')).toMatch(/^SETTINGS_KEYS=[\w-]+:[0-9a-f]{64}\n$/)
})

test('status asks for the versions of schema and content', async () => {
  await init()
  await trusswell(['status'])
  expect(calls().filter((call) => call.startsWith('exec -T postgres')).length).toBe(2)
  expect(read('calls')).toMatch(/md5\(string_agg\([^;]+from search_documents where kind <> 'job'/)
})

test('status names the version and works without a database', async () => {
  await init()
  const { stdout } = await trusswell(['status'], { FAIL_ON: 'exec -T postgres' })
  expect(stdout).toContain('2026.11.15-1')
  expect(stdout).toContain('database unavailable')
  expect(calls().at(-1)).toMatch(/^ps /)
})

test.each(['up', 'status', 'backup', 'upgrade'])('%s needs an installation', async (command) => {
  await expect(trusswell([command, '1'])).rejects.toThrow('run infra/trusswell init')
})

test('the shell scripts have no findings of shellcheck', () => {
  const scripts = ['infra/trusswell', 'infra/docker/*.sh', 'infra/backup/*.sh', 'bin/setup', '.ci/run']
  execFileSync('bash', ['-c', `shellcheck ${scripts.join(' ')}`], { cwd: join(infra, '..'), stdio: 'pipe' })
})

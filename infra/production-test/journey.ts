// The second half of `pnpm production:test`, inside the namespace that plays the internet.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import WebSocket from 'ws'
import { makePdf } from '../../apps/api/test/documents.ts'
import { eicar } from '../../bin/private-clamd.ts'
import { startGateway } from '../../bin/private-gateway.ts'
import { start, type Started } from '../../bin/processes.ts'
import { applicationNotice } from '../../packages/domain/src/application-notice.ts'
import { contactNotice } from '../../packages/domain/src/contact-notice.ts'
import { composeProject } from './compose.ts'
import { readComposeFile } from './compose-file.ts'
import { addresses, versions } from './engine.ts'
import { capture, execute } from './execute.ts'
import { checkNetworks } from './networks.ts'
import { writeReport } from './report.ts'
import { step, steps } from './steps.ts'
import { visitor } from './visitor.ts'

const root = resolve(import.meta.dirname, '../..')
const work = process.env['PRODUCTION_TEST_WORK'] ?? ''
const engineHost = process.env['DOCKER_HOST'] ?? ''
const infra = join(work, 'release/infra')
const composeFile = join(infra, 'compose.yaml')
const site = {
  host: 'www.trusswell.local',
  root: join(work, 'certificates/caddy/pki/authorities/local/root.crt'),
}
const relayHost = 'relay.mail.test'
const storageHost = 'storage.files.test'
// Without the two dashes Node takes `--env-file` of a container's command for its own.
const runner = [process.execPath, '--', join(import.meta.dirname, 'compose.ts')] as const
const composeArguments = (args: string[]) => [...runner.slice(1), '--project-directory', infra, ...args]
const compose = (...args: string[]) => execute(runner[0], composeArguments(args))
const composeOutput = (...args: string[]) => capture(runner[0], composeArguments(args))
const project = () => composeProject(readComposeFile(composeFile), engineHost)
const sql = (query: string) =>
  composeOutput(
    'exec',
    '-T',
    'postgres',
    'psql',
    '-U',
    'postgres',
    '-d',
    'trusswell',
    '-qAt',
    '-v',
    'ON_ERROR_STOP=1',
    '-c',
    query,
  )
const started: Started[] = []
// Stopped from outside: the engine goes with its containers, but these are ours.
process.on('SIGTERM', () => {
  for (const { child } of started) child.kill('SIGKILL')
  process.exit(1)
})
const password = 'lotus-gate-77-kiln'
const people = { admin: 'admin@trusswell.test', company: 'office@trusswell.test', client: 'asha@client.test' }

async function until<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined | false>,
  seconds = 60,
): Promise<Value> {
  for (const deadline = Date.now() + seconds * 1000; ; await setTimeout(250)) {
    const value = await ask().catch(() => null)
    if (value) return value
    if (Date.now() > deadline) throw new Error(`not within ${seconds} s: ${what}`)
  }
}

/** The operator's command, with the compose runner of this test. */
const trusswell = (...args: string[]) =>
  execute(join(infra, 'trusswell'), args, {
    env: { TRUSSWELL_COMPOSE: runner.join(' ') },
  })

async function initialise(recipient: string): Promise<void> {
  const options = {
    '--host': site.host,
    '--admin-email': people.admin,
    '--mail-from': 'hello@trusswell.test',
    '--company-mail': people.company,
    '--smtp-url': `smtp://${relayHost}:25`,
    '--backup-recipients': recipient,
    '--data-dir': work,
    '--version': versions[0],
  }
  await trusswell('init', ...Object.entries(options).flat())
}

const setVersion = async (version: string) => {
  const path = join(infra, '.env')
  await writeFile(path, (await readFile(path, 'utf8')).replace(/^VERSION=.*$/m, `VERSION=${version}`))
}

type Mail = { subject: string; to: { address: string }[]; text: string }
const mails = async () => (await (await fetch(`http://${addresses.relay}:1080/email`)).json()) as Mail[]
const mailTo = (address: string, pattern: RegExp) =>
  until(`a mail to ${address} with ${pattern}`, async () =>
    (await mails()).find(
      ({ to, subject, text }) =>
        to.some((each) => each.address === address) && pattern.test(`${subject}\n${text}`),
    ),
  )

type Visitor = ReturnType<typeof visitor>
let first: Visitor
let second: Visitor

async function formToken(from: Visitor, form: string): Promise<string> {
  const { token, minimum_seconds } = (await from.send(`/api/form-tokens/${form}`)).json<{
    token: string
    minimum_seconds: number
  }>()
  // The form guard refuses what no person could have typed.
  await setTimeout(minimum_seconds * 1000 + 200)
  return token
}

async function applyWith(from: Visitor, email: string, content: Buffer): Promise<string> {
  const form_token = await formToken(from, 'application')
  const fields = {
    name: 'Ravi Teja',
    email,
    experience: '3-5',
    consent_notice: applicationNotice.version,
    form_token,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('resume', new Blob([new Uint8Array(content)]), 'resume.pdf')
  const encoded = new Response(form)
  const answer = await from.send('/api/internship/applications', {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  })
  assert.equal(answer.status, 201, answer.text)
  return sql(`select resume_file from job_applications where email = '${email}'`)
}
const resumeOf = async (email: string) =>
  first.send(
    `/api/admin/applications/${await sql(`select id from job_applications where email = '${email}'`)}/resume`,
  )
const fileState = (id: string, state: string) =>
  until(
    `file ${id} is ${state}`,
    async () => (await sql(`select state from files where id = '${id}'`)) === state,
    90,
  )

/** A socket as an open page has it, and what it heard. */
async function openSocket(person: Visitor) {
  const heard: { type: string }[] = []
  const socket = new WebSocket(`wss://${site.host}/api/live`, {
    ca: await readFile(site.root),
    origin: `https://${site.host}`,
    headers: { cookie: person.cookies() },
    localAddress: person.address,
    lookup: (_name, options, done) => {
      if (options.all) done(null, [{ address: addresses.server, family: 4 }])
      else done(null, addresses.server, 4)
    },
  })
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as { type: string }))
  socket.on('error', (error) => heard.push({ type: `error: ${error.message}` }))
  await until('the socket is ready', async () => heard.some(({ type }) => type === 'ready'), 20)
  return { heard, close: () => socket.terminate() }
}

try {
  const key = join(work, 'backup.key')
  await execute('age-keygen', ['-o', key])
  await step('The outside: names and a mail relay', async () => {
    const names = Object.entries({
      [relayHost]: addresses.relay,
      [storageHost]: addresses.storage,
      [site.host]: addresses.server,
    })
    started.push(
      start(
        'dnsmasq',
        [
          'dnsmasq',
          '--keep-in-foreground',
          '--no-resolv',
          '--no-hosts',
          '--bind-interfaces',
          '--listen-address',
          addresses.names,
          '--pid-file=',
          '--user=root',
          ...names.map(([name, address]) => `--address=/${name}/${address}`),
        ],
        { directory: work },
      ),
      start(
        'maildev',
        [
          process.execPath,
          join(root, 'node_modules/maildev/bin/maildev'),
          '--ip',
          addresses.relay,
          '--smtp',
          '25',
          '--web',
          '1080',
          '--silent',
        ],
        { directory: work },
      ),
    )
    await until('the relay', async () => (await fetch(`http://${addresses.relay}:1080/email`)).ok)
  })

  const began = performance.now()
  await step('infra/trusswell init: settings, secrets and directories', async () =>
    initialise(await capture('age-keygen', ['-y', key])),
  )
  await step('infra/trusswell up: migrate, content and assets done, every service healthy', () =>
    trusswell('up'),
  )
  ;[first, second] = addresses.clients.map((address) => visitor(site, address)) as [Visitor, Visitor]

  await step('HTTPS through Caddy, edge and web', async () => {
    const page = await until('the contact page', async () => {
      const answer = await first.send('/contact')
      return answer.status === 200 && answer
    })
    assert.match(page.text, /<form/)
    assert.match(String(page.headers['strict-transport-security']), /max-age=\d{8}/)
    assert.match(String(page.headers['content-security-policy']), /default-src/)
    assert.deepEqual(await first.plain('/contact'), { status: 308, location: `https://${site.host}/contact` })
    for (const path of ['/readyz', '/healthz', '/metrics'])
      assert.equal((await first.send(path)).status, 404, path)
    assert.match((await first.send('/api/search?q=maintenance')).text, /"results":\[\{/)
  })

  await step('No service reaches a network that it is not on', () => checkNetworks(project()))

  await step('An administrator signs in, with __Host- cookies', async () => {
    await createAdmin()
    const answer = await first.post('/api/auth/sign-in', { email: people.admin, password })
    assert.equal(answer.status, 200, answer.text)
    const cookies = answer.headers['set-cookie'] ?? []
    const session = cookies.find((cookie) => cookie.startsWith('__Host-session='))
    assert.match(session ?? cookies.join(), /; Secure/i)
    assert.match(session ?? '', /; HttpOnly/i)
    assert.match((await first.send('/api/me')).text, new RegExp(people.admin))
  })
  const signedInAfter = Math.round((performance.now() - began) / 100) / 10

  await step('A contact message and both mails', async () => {
    const form_token = await formToken(second, 'contact')
    const answer = await second.post(
      '/api/contact',
      {
        first_name: 'Asha',
        last_name: 'Rao',
        email: people.client,
        subject: 'Chiller maintenance',
        message: 'Please call back.',
        consent_notice: contactNotice.version,
        form_token,
      },
      { 'idempotency-key': crypto.randomUUID() },
    )
    assert.equal(answer.status, 201, answer.text)
    await mailTo(people.company, /Please call back/)
    await mailTo(people.client, /./)
  })

  const content = makePdf({ size: 200_000 })
  let cleanFile = ''
  await step('Uploads through clamd: a clean file is released, EICAR is not', async () => {
    cleanFile = await applyWith(second, 'ravi@people.test', content)
    await fileState(cleanFile, 'clean')
    await fileState(await applyWith(second, 'mallory@people.test', makePdf({ hidden: eicar })), 'infected')
    const resume = await resumeOf('ravi@people.test')
    assert.equal(resume.headers['content-length'], String(content.length), resume.text.slice(0, 200))
  })

  await step('A worker’s notification arrives in an open page’s socket', async () => {
    const signedUp = await second.post('/api/auth/sign-up', {
      name: 'Asha Rao',
      email: people.client,
      password,
    })
    assert.equal(signedUp.status, 200, signedUp.text)
    await sql(`update users set email_verified = true where email = '${people.client}'`)
    const client = await sql(`select id from users where email = '${people.client}'`)
    const socket = await openSocket(second)
    const made = await first.post(
      '/api/admin/projects',
      { title: 'Lab block', client_id: client, end_date: '2027-03-31' },
      { 'idempotency-key': crypto.randomUUID() },
    )
    assert.equal(made.status, 201, made.text)
    await until(
      'a notification in the socket',
      async () => socket.heard.some(({ type }) => type === 'notification'),
      20,
    ).catch((error: unknown) => {
      throw new Error(`heard only ${JSON.stringify(socket.heard)}`, { cause: error })
    })
    socket.close()
  })

  await step('Two clients behind Caddy have limits of their own', async () => {
    const search = (who: Visitor) => who.send('/api/search?q=chiller')
    let refused = false
    for (let n = 0; n < 70 && !refused; n += 1) refused = (await search(first)).status === 429
    assert.ok(refused, 'the first client was never refused')
    assert.equal((await search(second)).status, 200)
    // What a client claims about its address changes nothing.
    assert.equal(
      (await first.send('/api/search?q=chiller', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status,
      429,
    )
  })

  await step('Both API processes renewed under load without a failed request', async () => {
    let running = true
    const failures: string[] = []
    let count = 0
    const load = Array.from({ length: 4 }, async (_each, index) => {
      for (let n = 0; running; n += 1) {
        const path = n % 5 === 0 ? '/api/me' : n % 2 === 0 ? '/api/jobs' : '/contact'
        await first.send(path).then(
          ({ status }) => status === 200 || failures.push(`${path}: ${status}`),
          (error: Error) => failures.push(`${path}: ${error.message}`),
        )
        if (index === 0 && n % 25 === 0) {
          const form_token = await formToken(second, 'contact')
          const answer = await second.post(
            '/api/contact',
            {
              first_name: 'Asha',
              last_name: 'Rao',
              email: `load${n}@people.test`,
              subject: 'Load',
              message: 'One of many.',
              consent_notice: contactNotice.version,
              form_token,
            },
            { 'idempotency-key': crypto.randomUUID() },
          )
          if (answer.status !== 201) failures.push(`POST /api/contact: ${answer.status}`)
        }
        count += 1
        // Below the edge's limit for one client.
        await setTimeout(250)
      }
    })
    await setVersion(versions[1])
    for (const name of ['api-1', 'api-2']) await compose('up', '-d', '--no-deps', '--wait', name)
    running = false
    await Promise.all(load)
    console.log(`           ${count} requests during the renewal`)
    assert.ok(count > 50, `only ${count} requests`)
    assert.deepEqual(failures.slice(0, 10), [])
    for (const name of ['api-1', 'api-2'])
      assert.equal(
        await capture('docker', ['inspect', '--format', '{{.Config.Image}}', `trusswell-${name}-1`]),
        `trusswell/api:${versions[1]}`,
      )
  })

  let moment = ''
  await step('Full backup, then what is recent', async () => {
    await compose('run', '--rm', '--no-deps', '-T', 'backup', 'full')
    await sql(
      `insert into audit_entries (id, action, entity, entity_id) values (gen_random_uuid(), 'marker.before', 'marker', gen_random_uuid())`,
    )
    moment = await sql('select clock_timestamp()')
    await sql(
      `insert into audit_entries (id, action, entity, entity_id) values (gen_random_uuid(), 'marker.after', 'marker', gen_random_uuid())`,
    )
    await compose('run', '--rm', '--no-deps', '-T', 'backup', 'recent')
    await compose('run', '--rm', '--no-deps', '-T', 'backup', 'check')
    for (const each of await readdir(join(work, 'backups/files')))
      assert.match(await readFile(join(work, 'backups/files', each), 'latin1'), /^age-encryption\.org\/v1/)
  })

  await step('The volumes of database and files destroyed, infra/restore to a moment', async () => {
    await compose('stop', 'api-1', 'api-2', 'worker', 'postgres')
    await compose('rm', '-f', 'api-1', 'api-2', 'worker', 'postgres', 'migrate', 'content')
    for (const volume of ['postgres', 'files'])
      await execute('docker', ['volume', 'rm', `trusswell_${volume}`])
    await execute(join(infra, 'restore'), [moment, key], {
      env: { TRUSSWELL_COMPOSE: runner.join(' ') },
    })
    assert.equal(
      await sql(`select string_agg(action, ',') from audit_entries where entity = 'marker'`),
      'marker.before',
    )
    const resume = await resumeOf('ravi@people.test')
    assert.equal(resume.headers['content-length'], String(content.length), resume.text.slice(0, 200))
    const stored = await composeOutput(
      'exec',
      '-T',
      'api-1',
      'cat',
      `/var/lib/trusswell/files/kept/${cleanFile}`,
    )
    assert.ok(stored.startsWith('%PDF-'))
  })

  await step('Files in S3 (Ceph), with their backup', async () => {
    const gateway = await startGateway(join(work, 'ceph'), addresses.storage)
    try {
      const bucket = 'trusswell-files'
      const lines = [
        `S3_BUCKET=${bucket}`,
        `S3_ENDPOINT=http://${storageHost}:7490`,
        `S3_ACCESS_KEY_ID=${gateway.accessKeyId}`,
        `S3_SECRET_ACCESS_KEY='${gateway.secretAccessKey}'`,
      ]
      await makeBucket(gateway, bucket)
      for (const name of ['api.env', 'worker.env', 'backup_s3']) {
        const path = join(infra, 'secrets', name)
        await writeFile(path, `${await readFile(path, 'utf8')}${lines.join('\n')}\n`)
      }
      // Files of before are on the disk; moving them is not part of this step.
      await sql(`update files set state = 'removed', name = '', removed_at = now()`)
      await compose('up', '-d', '--no-deps', '--wait', '--force-recreate', 'api-1', 'api-2', 'worker')
      const id = await applyWith(second, 'sita@people.test', content)
      await fileState(id, 'clean')
      await compose('run', '--rm', '--no-deps', '-T', 'backup', 'recent')
      const copy = join(work, 'copy.pdf')
      await execute('age', [
        '--decrypt',
        '--identity',
        key,
        '--output',
        copy,
        join(work, 'backups/files', `${id}.age`),
      ])
      assert.equal(
        createHash('sha256')
          .update(await readFile(copy))
          .digest('hex'),
        createHash('sha256').update(content).digest('hex'),
      )
    } finally {
      await gateway.stop()
    }
  })

  await step('The audit log holds', async () => {
    assert.match(
      await composeOutput(
        'exec',
        '-T',
        'worker',
        'node',
        '--env-file=/run/secrets/worker_env',
        'verify-audit.js',
      ),
      / 0 problems$/,
    )
  })
  await writeReport(steps, { signedInAfter })
} catch (error) {
  console.error(error)
  await saveLogs().catch(() => {})
  process.exitCode = 1
} finally {
  await compose('down', '-v').catch(() => {})
  for (const each of started.toReversed()) await each.stop('SIGKILL')
}
process.exit()

/** The operator's command; the link arrives by mail and sets the password. */
async function createAdmin(): Promise<void> {
  await trusswell('create-admin', '--email', people.admin, '--name', 'First admin')
  const mail = await mailTo(people.admin, /[?&]token=/)
  const token = decodeURIComponent(/[?&]token=([^\s&"<>]+)/.exec(mail.text)?.[1] ?? '')
  const answer = await first.post('/api/auth/reset-password', { token, password })
  assert.equal(answer.status, 200, answer.text)
}

async function makeBucket(
  gateway: { endpoint: string; accessKeyId: string; secretAccessKey: string },
  bucket: string,
): Promise<void> {
  await execute('rclone', ['mkdir', `store:${bucket}`], {
    env: {
      RCLONE_CONFIG: '/dev/null',
      RCLONE_CONFIG_STORE_TYPE: 's3',
      RCLONE_CONFIG_STORE_PROVIDER: 'Ceph',
      RCLONE_CONFIG_STORE_ENDPOINT: gateway.endpoint,
      RCLONE_CONFIG_STORE_ACCESS_KEY_ID: gateway.accessKeyId,
      RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY: gateway.secretAccessKey,
    },
  })
}

/** What the containers said, for whoever looks for the cause. */
async function saveLogs(): Promise<void> {
  const directory = join(root, '.run/production-test')
  await mkdir(directory, { recursive: true })
  for (const name of Object.keys(readComposeFile(composeFile).services)) {
    const text = await composeOutput('logs', name).catch((error: Error) => error.message)
    await writeFile(join(directory, `${name}.log`), text)
  }
  console.error(`logs of the containers: ${directory}`)
}

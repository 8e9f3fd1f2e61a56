// The second half of `pnpm production:test`, inside the namespace that plays the internet.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makePdf } from '../../apps/api/test/documents.ts'
import { eicar } from '../../bin/private-clamd.ts'
import { clearS3Settings } from '../../bin/private-gateway.ts'
import type { Started } from '../../bin/processes.ts'
import { attack } from './attacks.ts'
import {
  compose,
  composeOutput,
  initialise,
  operatorCommands,
  people,
  project,
  saveLogs,
  setVersion,
  site,
  sql,
  trusswell,
  work,
} from './deployment.ts'
import { addresses, versions } from './engine.ts'
import { capture, execute } from './execute.ts'
import { checkNetworks } from './networks.ts'
import { mailTo, relayAnswers, startOutside } from './outside.ts'
import { loseRedis } from './outage.ts'
import {
  checkTranscript,
  payByTransfer,
  sendPicture,
  sendWebhooks,
  uploadProjectFiles,
  type Portal,
} from './portal.ts'
import { backUp, checkPortal, destroyAndRestore, storeInS3 } from './recovery.ts'
import { writeReport } from './report.ts'
import { report, step, steps } from './steps.ts'
import { until } from './until.ts'
import { visitor } from './visitor.ts'
import { applyWith, fileState, openSocket, resumeOf, sendContact, type Visitor } from './visits.ts'

clearS3Settings()
const started: Started[] = []
// Stopped from outside: the engine goes with its containers, but these are ours.
process.on('SIGTERM', () => {
  for (const { child } of started) child.kill('SIGKILL')
  process.exit(1)
})
const password = 'lotus-gate-77-kiln'
let first: Visitor
let second: Visitor

try {
  const key = join(work, 'backup.key')
  await execute('age-keygen', ['-o', key])
  await step('The outside: names and a mail relay', async () => {
    started.push(...startOutside(work))
    await relayAnswers()
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

  await step('An administrator signs in, with __Host- cookies', async () => {
    await createAdmin()
    const answer = await first.post('/api/auth/sign-in', { email: people.admin, password })
    assert.equal(answer.status, 200, answer.text)
    const cookies = answer.headers['set-cookie'] ?? []
    const session = cookies.find((cookie) => cookie.startsWith('__Host-session='))
    assert.match(session ?? cookies.join(), /; Secure/i)
    assert.match(session ?? '', /; HttpOnly/i)
    assert.deepEqual(
      cookies.filter((cookie) => !cookie.startsWith('__Host-')),
      [],
    )
    assert.match((await first.send('/api/me')).text, new RegExp(people.admin))
  })
  const signedInAfter = Math.round((performance.now() - began) / 100) / 10
  const commands = operatorCommands()

  await step('No service reaches a network that it is not on', () => checkNetworks(project()))

  await step('A contact message and the mail to its sender', async () => {
    const answer = await sendContact(second, {
      email: people.client,
      subject: 'Chiller maintenance',
      message: 'Please call back.',
    })
    assert.equal(answer.status, 201, answer.text)
    await mailTo(people.client, /./)
  })

  const file = { id: '', email: 'ravi@people.test', content: makePdf({ size: 200_000 }) }
  await step('Uploads through clamd: a clean file is released, EICAR is not', async () => {
    file.id = await applyWith(second, file.email, file.content)
    await fileState(file.id, 'clean')
    await fileState(await applyWith(second, 'mallory@people.test', makePdf({ hidden: eicar })), 'infected')
    const resume = await resumeOf(first, file.email)
    assert.equal(resume.headers['content-length'], String(file.content.length), resume.text.slice(0, 200))
  })

  const portal: Portal = { project: '', admin: first, client: second }
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
    portal.project = made.json<{ id: string }>().id
    await until(
      'a notification in the socket',
      async () => socket.received.some(({ type }) => type === 'notification'),
      20,
    ).catch((error: unknown) => {
      throw new Error(`received only ${JSON.stringify(socket.received)}`, { cause: error })
    })
    socket.close()
  })

  const message = await step('An image in the conversation: two pages over WSS, and its thumbnail', () =>
    sendPicture(portal),
  )
  const projectFile = await step('Project files through clamd: versions, and EICAR is not served', () =>
    uploadProjectFiles(portal),
  )
  const receipt = await step(
    'A payment is asked for, reported and confirmed; its receipt by mail and as PDF',
    () => payByTransfer(portal, people.client),
  )
  await step('A transcript in three scripts, and a report, as PDFs', () => checkTranscript(portal))
  await step('Signed webhooks through Caddy and edge', () => sendWebhooks(portal))

  await step('Two clients behind Caddy have limits of their own', async () => {
    const search = (who: Visitor) => who.send('/api/search?q=chiller')
    let refused = false
    for (let n = 0; n < 70 && !refused; n += 1) refused = (await search(first)).status === 429
    assert.ok(refused, 'the first client was never refused')
    assert.equal((await search(second)).status, 200)
    // A forged client address has no effect.
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
          const answer = await sendContact(second, {
            email: `load${n}@people.test`,
            subject: 'Load',
            message: 'One of many.',
          })
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
    report(`${count} requests`)
    assert.ok(count > 50, `only ${count} requests`)
    assert.deepEqual(failures.slice(0, 10), [])
    for (const name of ['api-1', 'api-2'])
      assert.equal(
        await capture('docker', ['inspect', '--format', '{{.Config.Image}}', `trusswell-${name}-1`]),
        `trusswell/api:${versions[1]}`,
      )
  })

  await step('Redis stopped for a minute: only live sockets are refused', () => loseRedis(portal))

  await step('The office’s mail about the contact message', () =>
    // By the clock, every ten minutes.
    mailTo(people.company, /Please call back/, 660),
  )

  const { moment, log } = await step('Full backup, then what is recent', () => backUp(portal))
  await step('The volumes of database and files destroyed, infra/restore to a moment', async () => {
    await destroyAndRestore(moment, key, first, file)
    await checkPortal(portal, { log, message, projectFile, receipt })
  })
  await step('Users without access, other sites and odd file names are refused', () =>
    attack(portal, { password, fileUrls: [projectFile.path, receipt, message.attachments[0]?.url ?? ''] }),
  )
  await step('Files in S3 (Ceph), with their backup', () => storeInS3(key, second, file.content))

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
  await step('Installed within five minutes and four commands', async () => {
    report(`${commands} commands, ${signedInAfter} s`)
    assert.ok(commands <= 4 && signedInAfter <= 300)
  })
  await writeReport(steps, { signedInAfter, commands })
} catch (error) {
  console.error(error)
  await saveLogs().catch(() => {})
  process.exitCode = 1
  if (process.env['PRODUCTION_TEST_HOLD']) {
    console.error(`everything stays up until process ${process.pid} gets SIGUSR2; its directory is ${work}`)
    const open = setInterval(() => {}, 60_000)
    await once(process, 'SIGUSR2')
    clearInterval(open)
  }
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

// Requests by a user with an account who isn't part of the project, and by a visitor without one.
import assert from 'node:assert/strict'
import { makePdf } from '../../apps/api/test/documents.ts'
import { site, sql } from './deployment.ts'
import type { Portal } from './portal.ts'
import { report } from './steps.ts'
import { visitor } from './visitor.ts'
import { connect, fileState, type Visitor } from './visits.ts'

/** The status that an upgrade is answered with; 101 when it succeeds. */
async function upgrade(person: Visitor, path: string, from: { origin?: string } = {}): Promise<number> {
  const socket = await connect(person, path, from)
  try {
    return await new Promise<number>((done, failed) => {
      socket.on('open', () => done(101))
      socket.on('unexpected-response', (_request, answer) => done(answer.statusCode ?? 0))
      socket.on('error', failed)
    })
  } finally {
    socket.on('error', () => {})
    socket.terminate()
  }
}

/** A page's path is first written as all are: `%2f` becomes `%2F`. */
async function follow(person: Visitor, path: string): Promise<number> {
  const { status, headers } = await person.send(path)
  return headers.location?.startsWith('/') ? (await person.send(headers.location)).status : status
}

export async function attack(
  { project, client, admin }: Portal,
  { password, fileUrls }: { password: string; fileUrls: string[] },
): Promise<void> {
  const of = `/api/projects/${project}`
  const outsider = visitor(site, client.address)
  const anonymous = visitor(site, client.address)
  const email = 'outsider@elsewhere.test'
  const signedUp = await outsider.post('/api/auth/sign-up', { name: 'An Outsider', email, password })
  assert.equal(signedUp.status, 200, signedUp.text)
  await sql(`update users set email_verified = true where email = '${email}'`)

  const answers: [what: string, status: number, expected: number][] = []
  const expectStatus = (what: string, status: number, expected: number) =>
    answers.push([what, status, expected])

  const reads = [
    '',
    '/messages',
    '/messages/search?q=slab',
    '/messages/transcript',
    '/notes',
    '/chat',
    '/notes/chat',
  ]
  const more = [
    '/files',
    '/payments',
    '/payments/totals',
    '/progress',
    '/analytics',
    '/analytics/export',
    '/cost-budget',
  ]
  for (const path of [...[...reads, ...more].map((each) => of + each), ...fileUrls]) {
    expectStatus(`an outsider's ${path}`, (await outsider.send(path)).status, 404)
    expectStatus(`anonymous ${path}`, (await anonymous.send(path)).status, 401)
  }
  // The client has no part in what staff say among themselves, or in what the project costs them.
  for (const path of ['/notes', '/notes/chat', '/notes/transcript', '/cost-budget'])
    expectStatus(`the client's ${path}`, (await client.send(of + path)).status, 404)
  expectStatus('an outsider writes', (await outsider.post(`${of}/messages`, { content: 'x' })).status, 404)
  const claimed = { content: 'x', sender_id: crypto.randomUUID() }
  expectStatus('as another sender', (await client.post(`${of}/messages`, claimed)).status, 400)
  for (const path of [`${of}/files`, `${of}/messages/upload`]) {
    const file = { field: 'file', name: 'a.pdf', content: makePdf() }
    expectStatus(`an outsider uploads to ${path}`, (await outsider.postForm(path, {}, file)).status, 404)
  }

  const origin = 'https://elsewhere.test'
  for (const path of [`${of}/chat`, '/api/live']) {
    expectStatus(`another site's socket ${path}`, await upgrade(client, path, { origin }), 403)
    expectStatus(`anonymous socket ${path}`, await upgrade(anonymous, path), 401)
  }
  expectStatus('an outsider’s socket', await upgrade(outsider, `${of}/chat`), 404)
  expectStatus('the client’s socket to the notes', await upgrade(client, `${of}/notes/chat`), 404)
  const foreign = await client.send(`${of}/messages`, {
    method: 'POST',
    body: JSON.stringify({ content: 'x' }),
    headers: { 'content-type': 'application/json', origin },
  })
  expectStatus('another site posts', foreign.status, 403)

  const id = /[^/]+$/.exec(fileUrls[0] ?? '')?.[0]
  for (const path of [
    '/api/files/..%2f..%2fetc%2fpasswd',
    `${of}/files/%2e%2e%2f${id}`,
    `/api/files/${id}%00`,
  ])
    expectStatus(path, Math.floor((await follow(client, path)) / 100), 4)

  assert.deepEqual(
    answers.filter(([, status, expected]) => status !== expected),
    [],
  )
  await checkNames(client, admin, of)
  report(`${answers.length} tries refused`)
}

/** Names that would leave a directory, end a header or run as a page. */
async function checkNames(client: Visitor, admin: Visitor, of: string): Promise<void> {
  for (const name of [
    '../../../etc/cron.d/x',
    'a"; filename="b.html',
    '<img src=x onerror=alert(1)>.html',
    'a\r\nSet-Cookie: x=1',
  ]) {
    const file = { field: 'file', name, content: makePdf() }
    const answer = await client.postForm(`${of}/files`, {}, file)
    assert.equal(answer.status, 201, answer.text)
    const { id, url } = answer.json<{ id: string; url: string }>()
    await fileState(id, 'clean')
    const served = await admin.send(url)
    assert.equal(served.headers['content-type'], 'application/pdf')
    assert.match(
      String(served.headers['content-disposition']),
      /^attachment; filename="[^"\\/<>;]+\.pdf"; filename\*=UTF-8''[\w.%-]+\.pdf$/,
    )
    assert.equal(served.headers['set-cookie'], undefined)
    assert.equal(served.headers['x-content-type-options'], 'nosniff')
    assert.match(String(served.headers['content-security-policy']), /sandbox/)
  }
}

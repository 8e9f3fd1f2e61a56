// What a client and staff do in a project: conversation, files, payments.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { makePdf } from '../../apps/api/test/documents.ts'
import { pdfText } from '../../apps/api/test/pdf-text.ts'
import { makePicture, readPicture } from '../../apps/api/test/pictures.ts'
import { eicar } from '../../bin/private-clamd.ts'
import type { ChatAttachment, ChatMessage, ChatPage } from '../../packages/domain/src/chat.ts'
import { chatProtocol, type ChatServerFrame } from '../../packages/domain/src/chat-frames.ts'
import { kolkataDay } from '../../packages/domain/src/days.ts'
import type { Payment } from '../../packages/domain/src/payments.ts'
import { defaultSettings } from '../../packages/domain/src/settings.ts'
import { sql } from './deployment.ts'
import { mailTo } from './outside.ts'
import { report } from './steps.ts'
import { until } from './until.ts'
import { connect, fileState, type Visitor } from './visits.ts'

export type Portal = { project: string; admin: Visitor; client: Visitor }

/** A page that has the conversation open. */
export async function openChat(person: Visitor, project: string, log: string | null = null, after = 0) {
  const frames: ChatServerFrame[] = []
  const problems: string[] = []
  const socket = await connect(person, `/api/projects/${project}/chat`)
  socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: chatProtocol, log, after })))
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as ChatServerFrame))
  socket.on('error', (error) => problems.push(error.message))
  socket.on('close', (code) => problems.push(`closed with ${code}`))
  const receives = <Found>(what: string, find: (frame: ChatServerFrame) => Found | undefined | false) =>
    until(
      what,
      async () => frames.map(find).find((found) => found !== undefined && found !== false),
      20,
    ).catch((error: unknown) => {
      throw new Error(`received only ${JSON.stringify([...frames, ...problems])}`, { cause: error })
    })
  await receives('the welcome', ({ t }) => t === 'welcome')
  return {
    receives,
    hearsText: (text: string) =>
      receives(`the message ${text}`, (frame) =>
        frame.t === 'events' ? frame.items.find(({ message }) => message?.content === text) : undefined,
      ),
    send: (frame: object) => socket.send(JSON.stringify(frame)),
    close: () => socket.terminate(),
  }
}

export const messagesOf = async (person: Visitor, project: string) =>
  (await person.send(`/api/projects/${project}/messages`)).json<ChatPage>()

/** Gives the message with its picture, as the other side has it in the end. */
export async function sendPicture({ project, admin, client }: Portal): Promise<ChatMessage> {
  const text = 'The slab this morning, खंभा 4, కాలమ్ 7'
  const [here, there] = [await openChat(client, project), await openChat(admin, project)]
  const picture = await makePicture(1600, 800)
  const uploaded = await client.postForm(
    `/api/projects/${project}/messages/upload`,
    {},
    { field: 'file', name: 'slab.jpg', content: picture },
  )
  assert.equal(uploaded.status, 201, uploaded.text)
  const { id } = uploaded.json<ChatAttachment>()
  const cid = crypto.randomUUID()
  const began = performance.now()
  here.send({ t: 'send', cid, text, files: [id] })
  await there.hearsText(text)
  report(`received after ${Math.round(performance.now() - began)} ms`)
  await here.receives('the ack', (frame) => frame.t === 'ack' && frame.cid === cid)
  await fileState(id, 'clean')
  const message = await until('the thumbnail', async () =>
    (await messagesOf(admin, project)).data.find(({ attachments }) => attachments[0]?.thumbnail_url),
  )
  await checkPicture(admin, message)
  const whole = await admin.send(message.attachments[0]?.url ?? '')
  assert.ok(whole.bytes.equals(picture), 'the picture is not what was sent')
  for (const each of [here, there]) each.close()
  return message
}

/** The thumbnail is served, and as large as the message says. */
export async function checkPicture(person: Visitor, { attachments }: ChatMessage): Promise<void> {
  const thumbnail = await person.send(attachments[0]?.thumbnail_url ?? '')
  assert.equal(thumbnail.status, 200, thumbnail.text.slice(0, 200))
  assert.deepEqual(await readPicture(thumbnail.bytes), { format: 'webp', width: 640, height: 320 })
}

export type UploadedFile = { path: string; content: Buffer }

export async function uploadProjectFiles({ project, admin, client }: Portal): Promise<UploadedFile> {
  const path = `/api/projects/${project}/files`
  const upload = async (content: Buffer) => {
    const answer = await client.postForm(path, {}, { field: 'file', name: 'Site plan.pdf', content })
    assert.equal(answer.status, 201, answer.text)
    return answer.json<{ id: string }>().id
  }
  const content = makePdf({ size: 3_000_000 })
  const clean = await upload(content)
  const infected = await upload(makePdf({ hidden: eicar }))
  await fileState(clean, 'clean')
  await fileState(infected, 'infected')
  const file = { path: `${path}/${clean}`, content }
  await checkFile(admin, file)
  assert.equal((await admin.send(`${path}/${infected}`)).status, 409)
  const listed = (await admin.send(path)).json<{
    data: { name: string; version: number; earlier: object[] }[]
  }>()
  assert.deepEqual(
    listed.data
      .filter(({ name }) => name === 'Site plan.pdf')
      .map((each) => [each.version, each.earlier.length]),
    [[2, 1]],
  )
  return file
}

export async function checkFile(person: Visitor, { path, content }: UploadedFile): Promise<void> {
  const answer = await person.send(path)
  assert.equal(answer.status, 200, answer.text.slice(0, 200))
  assert.match(String(answer.headers['content-disposition']), /^attachment; filename="Site plan\.pdf"/)
  assert.ok(answer.bytes.equals(content), 'the file is not what was sent')
}

/** Asked for, reported as transferred, confirmed; gives the receipt's path. */
export async function payByTransfer({ project, admin, client }: Portal, email: string): Promise<string> {
  const asked = await admin.post(
    `/api/projects/${project}/payments`,
    { amount: 125_000, description: 'Foundation', payment_method: 'bank_transfer' },
    { 'idempotency-key': crypto.randomUUID() },
  )
  assert.equal(asked.status, 201, asked.text)
  const { id } = asked.json<Payment>()
  const claimed = await client.postForm(
    `/api/payments/${id}/claims`,
    {
      method: 'bank_transfer',
      reference: 'HDFCN52026111500',
      paid_on: kolkataDay(Date.now()),
      amount: '1,25,000',
    },
    { field: 'proof', name: 'advice.pdf', content: makePdf() },
  )
  assert.equal(claimed.status, 201, claimed.text)
  const { version } = (await admin.send(`/api/admin/payments/${id}`)).json<Payment>()
  const confirmed = await admin.post(`/api/admin/payments/${id}/claim`, { state: 'confirmed', version })
  assert.equal(confirmed.status, 200, confirmed.text)
  const receipt = `/api/payments/${id}/receipt`
  await until('the receipt', async () => (await client.send(receipt)).status === 200)
  await checkReceipt(client, receipt)
  await mailTo(email, /Receipt\s+RC\/\d\d-\d\d\/00001\s+is\s+attached/)
  return receipt
}

export async function checkReceipt(person: Visitor, path: string): Promise<void> {
  const text = await pdfText((await person.send(path)).bytes)
  assert.match(text, /₹1,25,000\.00/)
  assert.match(text, /Foundation/)
}

/** In three scripts, so with all fonts that the image has; and the project's report. */
export async function checkTranscript({ project, client }: Portal): Promise<void> {
  const answer = await client.send(`/api/projects/${project}/messages/transcript`)
  assert.equal(answer.headers['content-type'], 'application/pdf', answer.text.slice(0, 200))
  const text = await pdfText(answer.bytes)
  assert.match(text, /The slab this morning/)
  for (const font of ['Archivo', 'Devanagari', 'Telugu'])
    assert.match(answer.bytes.toString('latin1'), new RegExp(`/FontName /[^ ]*${font}`), font)
  const printed = await client.send(`/api/projects/${project}/analytics/export`)
  assert.match(await pdfText(printed.bytes), /Lab block/)
}

/** By Caddy and edge to the API, byte for byte: the signature is over the bytes. */
export async function sendWebhooks({ admin }: Portal): Promise<void> {
  const webhookSecret = 'the-gateway-knows-it-too'
  const { version } = (await admin.send('/api/admin/settings')).json<{ version: number }>()
  const { paymentGateway } = defaultSettings
  const saved = await admin.send('/api/admin/settings', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...defaultSettings,
      version,
      paymentGateway: { ...paymentGateway, razorpay: { ...paymentGateway.razorpay, webhookSecret } },
    }),
  })
  assert.equal(saved.status, 200, saved.text)
  // The gateway has no session and sends no origin.
  const gateway = async (signature: string, event = 'evt_ProductionTest') =>
    admin.bare('/api/webhooks/razorpay', body, {
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': event,
    })
  const body = `{ "event": "invoice.paid",  "created_at": ${Math.floor(Date.now() / 1000)}, "payload": {}, "note": "₹" }`
  const signature = createHmac('sha256', webhookSecret).update(body).digest('hex')
  const stored = () => sql(`select count(*) from payment_events where event_id = 'evt_ProductionTest'`)
  // Each process reads changed secrets by itself.
  await until('the signed event is taken', async () => (await gateway(signature)).status === 200)
  assert.equal((await gateway(signature)).status, 200)
  assert.equal(await stored(), '1')
  assert.equal((await gateway(signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))).status, 400)
  assert.equal((await admin.bare('/api/webhooks/stripe', body, {})).status, 400)
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Refusal,
  Unknown,
  openBooks,
  outcomes,
  type Books,
  type Happening,
  type Outcome,
  type Page,
} from './books.ts'
import { hostedPage, leftPage } from './hosted-page.ts'
import { createWebhooks } from './webhooks.ts'

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  headers: IncomingMessage['headers']
}
export type Answer = { status: number; body: object }

export type Dialect = {
  name: 'stripe' | 'razorpay'
  prefixes: Parameters<typeof openBooks>[0]
  /** Whether a second try on a page has the same payment id. */
  samePaymentAgain: boolean
  isAllowed: (call: Call) => boolean
  parse: (text: string) => Record<string, unknown>
  /** The idempotency key of the request, if it has one. */
  keyOf: (call: Call) => string | undefined
  answer: (call: Call, at: { books: Books; origin: string; events: StoredEvent[] }) => object | null
  error: (status: number, message: string) => object
  statusOfUnknown: number
  eventsOf: (happening: Happening, books: Books) => { type: string; object: object }[]
  /** The body of an event, as it is stored and sent. */
  event: (id: string, type: string, object: object, created: number) => object
  sign: (event_id: string, body: string, secret: string) => Record<string, string>
  /** Where the browser goes after paying; null when the provider keeps it. */
  returnTo: (page: Page, paymentId: string | null) => string | null
}
export type StoredEvent = { id: string; type: string; created: number; body: object }

export type StandInOptions = {
  port?: number
  /** A function is asked for each delivery: several API processes take turns. */
  webhookUrl?: string | (() => string)
  webhookSecret: string
  now?: () => number
}

/** A payment gateway with books of its own, for development and tests. */
export async function startStandIn(dialect: Dialect, options: StandInOptions) {
  const now = options.now ?? Date.now
  const books = openBooks(dialect.prefixes, dialect.samePaymentAgain, now)
  const target = { url: options.webhookUrl ?? '', secret: options.webhookSecret }
  const webhooks = createWebhooks(() => (typeof target.url === 'string' ? target.url : target.url()))
  const events: StoredEvent[] = []
  const answers = new Map<string, { request: string; answer: Answer }>()
  /** Requests that are carried out but not answered, and refusals that say "still running". */
  const faults = { loseAnswers: 0, stillRunning: 0 }

  books.onHappening((happening) => {
    for (const { type, object } of dialect.eventsOf(happening, books)) {
      const id = `evt_${(events.length + 1).toString().padStart(8, '0')}${Math.random().toString(36).slice(2, 8)}`
      const created = books.seconds()
      const body = dialect.event(id, type, object, created)
      events.push({ id, type, created, body })
      const text = JSON.stringify(body)
      webhooks.add({ event_id: id, type, body: text, headers: () => dialect.sign(id, text, target.secret) })
    }
  })

  const actions = {
    pay: ({
      page_id,
      outcome = 'pay',
      method = 'card',
    }: {
      page_id: string
      outcome?: Outcome
      method?: string
    }) => books.act(page_id, outcome, method)?.id ?? null,
    pay_by_reference: ({ reference, outcome = 'pay' }: { reference: string; outcome?: Outcome }) => {
      const page = [...books.pages.values()].findLast((each) => each.reference === reference)
      if (!page) throw new Unknown(reference)
      return books.act(page.id, outcome)?.id ?? null
    },
    capture: ({ payment_id }: { payment_id: string }) =>
      books.capture(payment_id, books.payments.get(payment_id)?.paise ?? 0).id,
    refuse: ({ payment_id }: { payment_id: string }) => books.refuse(payment_id).id,
    authorise_late: ({ payment_id }: { payment_id: string }) => books.authoriseLate(payment_id).id,
    return_uncaptured: ({ payment_id }: { payment_id: string }) => books.returnUncaptured(payment_id).id,
    expire: ({ page_id }: { page_id: string }) => books.close(page_id, 'expired').id,
    /** Acts like a user of the provider's dashboard. */
    refund: ({ payment_id, paise }: { payment_id: string; paise: number }) =>
      books.refund(payment_id, paise).id,
    finish_refund: ({ refund_id }: { refund_id: string }) => books.finishRefund(refund_id).id,
    fail_refund: ({ refund_id }: { refund_id: string }) => books.failRefund(refund_id).id,
    open_dispute: ({ payment_id, paise }: { payment_id: string; paise: number }) =>
      books.openDispute(payment_id, paise).id,
    review_dispute: ({ dispute_id }: { dispute_id: string }) => books.reviewDispute(dispute_id).id,
    win_dispute: ({ dispute_id }: { dispute_id: string }) => books.closeDispute(dispute_id, 'won').id,
    lose_dispute: ({ dispute_id }: { dispute_id: string }) => books.closeDispute(dispute_id, 'lost').id,
    settle: () => books.settle().id,
    ledger: () => books.ledger(),
    pages: () => [...books.pages.values()],
    payments: () =>
      [...books.payments.values()].map(({ id, status, paise, page }) => ({
        id,
        status,
        paise,
        reference: page.reference,
      })),
    webhooks: ({ mode, delayMs }: { mode?: 'send' | 'lose' | 'hold'; delayMs?: number }) => {
      if (mode) webhooks.mode = mode
      if (delayMs !== undefined) webhooks.delayMs = delayMs
      return { mode: webhooks.mode, held: webhooks.held.length }
    },
    release: (how: Parameters<typeof webhooks.release>[0]) => webhooks.release(how),
    lose_answers: ({ count }: { count: number }) => (faults.loseAnswers = count),
    still_running: ({ count }: { count: number }) => (faults.stillRunning = count),
    send_to: ({ url, secret }: { url?: string; secret?: string }) => {
      if (url !== undefined) target.url = url
      if (secret !== undefined) target.secret = secret
      return url ?? null
    },
  }

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) =>
      send(response, 500, dialect.error(500, String(error))),
    )
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    name: dialect.name,
    url: origin,
    books,
    webhooks,
    events,
    control: actions,
    async stop() {
      webhooks.mode = 'lose'
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    const text = await readText(request)
    if (pathname.startsWith('/pay/'))
      return showPage(pathname.slice(5), request.method ?? 'GET', text, response)
    if (pathname.startsWith('/_control/')) return control(pathname.slice(10), text, response)
    const call: Call = {
      method: request.method ?? 'GET',
      path: pathname.replace(/^\/v1/, '').replace(/\/$/, ''),
      query: searchParams,
      body: text ? dialect.parse(text) : {},
      headers: request.headers,
    }
    const answer = answerOf(call, text)
    if (call.method === 'POST' && faults.loseAnswers > 0) {
      faults.loseAnswers -= 1
      request.socket.destroy()
      return
    }
    send(response, answer.status, answer.body)
  }

  /** The same key and request again gets the same answer, another request under that key is refused. */
  function answerOf(call: Call, text: string): Answer {
    if (!dialect.isAllowed(call)) return { status: 401, body: dialect.error(401, 'Invalid API Key provided') }
    const key = dialect.keyOf(call)
    if (key === undefined) return carryOut(call)
    if (faults.stillRunning > 0) {
      faults.stillRunning -= 1
      return {
        status: 409,
        body: dialect.error(409, 'Another request with this idempotency key is in progress'),
      }
    }
    const request = `${call.path} ${text}`
    const known = answers.get(key)
    if (known && known.request !== request)
      return { status: 400, body: dialect.error(400, 'This idempotency key was used with other parameters') }
    const answer = known?.answer ?? carryOut(call)
    if (answer.status < 400 || answer.status === 402) answers.set(key, { request, answer })
    return answer
  }

  function carryOut(call: Call): Answer {
    try {
      const body = dialect.answer(call, { books, origin, events })
      return body
        ? { status: 200, body: structuredClone(body) }
        : { status: 404, body: dialect.error(404, `Unrecognized request URL (${call.method} ${call.path})`) }
    } catch (error) {
      if (error instanceof Refusal) return { status: 400, body: dialect.error(400, error.message) }
      if (error instanceof Unknown)
        return {
          status: dialect.statusOfUnknown,
          body: dialect.error(
            dialect.statusOfUnknown,
            `No such object: the id provided does not exist (${error.message})`,
          ),
        }
      throw error
    }
  }

  function showPage(id: string, method: string, text: string, response: ServerResponse): void {
    const page = books.pages.get(id)
    if (!page) return sendHtml(response, 404, leftPage('This page doesn’t exist.', null))
    if (method !== 'POST') return sendHtml(response, 200, hostedPage(dialect.name, books.page(id)))
    const form = new URLSearchParams(text)
    const outcome = outcomes.find((each) => each === form.get('outcome')) ?? 'leave'
    try {
      const payment = books.act(id, outcome, form.get('method') ?? 'card')
      if (outcome === 'fail')
        return sendHtml(response, 200, hostedPage(dialect.name, page, payment?.error ?? null))
      const location = dialect.returnTo(page, payment?.id ?? null)
      if (location === null)
        return sendHtml(response, 200, leftPage('You can close this window.', page.returnUrl))
      response.writeHead(303, { location }).end()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      sendHtml(response, 409, hostedPage(dialect.name, page, error.message))
    }
  }

  async function control(name: string, text: string, response: ServerResponse): Promise<void> {
    const action = (actions as Record<string, ((input: never) => unknown) | undefined>)[name]
    if (!action) return send(response, 404, { message: `There is no ${name}` })
    try {
      const result = await action((text ? JSON.parse(text) : {}) as never)
      send(response, 200, { result: result ?? null })
    } catch (error) {
      send(response, 400, { message: String(error) })
    }
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const send = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const sendHtml = (response: ServerResponse, status: number, html: string) =>
  void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)

import { MailedAnswer, type MailedPurpose } from '@trusswell/domain/mailed-links.ts'
import { data, type HeadersFunction } from 'react-router'
import { z } from 'zod'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { privateHeaders, privateMeta } from '../../../lib/private-page.ts'
import { postForVisitor, textOf } from '../post-for-visitor.server.ts'
import type { Route } from './+types/answer.ts'
import { AnswerCard } from './answer-card.tsx'
import { Answered, AnswerGone } from './answered.tsx'

export const meta = privateMeta('Your answer')

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', privateHeaders()['Cache-Control'])
  return headers
}

/** Opening the link changes nothing: mail scanners open it too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiForVisitor(context.get(visitorContext))
  const { data: thing, response } = await api.POST('/api/mailed-links/open', {
    body: { token: tokenOf(request.url) },
  })
  if (response.status >= 500) throw data('Please try again in a minute.', { status: 503 })
  const status = thing ? 200 : response.status === 429 ? 429 : 404
  return data({ thing: thing ?? null, busy: status === 429 }, { status, headers: privateHeaders() })
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const purpose = textOf(form, 'purpose') as MailedPurpose
  const names: Record<MailedPurpose, string[]> = {
    milestone: ['version', 'answer', 'remarks'],
    change_request: ['version', 'state'],
    message: ['content'],
  }
  const token = tokenOf(args.request.url)
  const withToken = (typed: unknown) => {
    const { version, ...rest } = typed as Record<string, string>
    return { ...rest, purpose, token, ...(version === undefined ? {} : { version: Number(version) }) }
  }
  const posted = await postForVisitor(args, {
    schema: z.preprocess(withToken, MailedAnswer),
    values: Object.fromEntries((names[purpose] ?? []).map((name) => [name, textOf(form, name)])),
    send: (api, body) => api.POST('/api/mailed-links/answer', { body }),
    fallback: 'Your answer couldn’t be sent. Please try again.',
  })
  if (!posted.ok) return data({ done: null, reply: posted.reply }, { status: posted.status })
  const answer = textOf(form, 'answer') || textOf(form, 'state')
  // The link no longer opens anything, and the loader says so with its status.
  return data({ done: { purpose, answer }, reply: undefined }, { status: 200 })
}

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''

export default function Answer({ loaderData: { thing, busy }, actionData }: Route.ComponentProps) {
  if (actionData?.done) return <Answered {...actionData.done} />
  return thing ? <AnswerCard thing={thing} reply={actionData?.reply} /> : <AnswerGone busy={busy} />
}

import { LinkToken } from '@trusswell/domain/account.ts'
import { data } from 'react-router'
import { privateMeta } from '../../../lib/private-page.ts'
import { postForVisitor } from '../post-for-visitor.server.ts'
import type { Route } from './+types/verify-email.ts'
import { linkOf } from './link-of.ts'
import { VerifyCard } from './verify-card.tsx'

export const meta = privateMeta('Confirm your e-mail address')

/** Opening the link must have no effect, because mail scanners open links too. */
export async function action(args: Route.ActionArgs) {
  const { path, token } = linkOf(new URL(args.request.url).search)
  const posted = await postForVisitor(args, {
    schema: LinkToken,
    values: { token },
    send: (api, body) => api.POST(path, { body }),
    fallback: 'The address couldn’t be confirmed. Please try again.',
  })
  if (posted.ok) return { done: true, failure: null }
  return data({ done: false, failure: posted.reply.failure }, { status: posted.status })
}

export default function VerifyEmail({ actionData }: Route.ComponentProps) {
  return <VerifyCard done={actionData?.done ?? false} failure={actionData?.failure ?? null} />
}

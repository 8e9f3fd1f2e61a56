import { AcceptInvitation, SignIn } from '@trusswell/domain/account.ts'
import { data, type HeadersFunction, redirect, useSearchParams } from 'react-router'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { privateHeaders, privateMeta } from '../../../lib/private-page.ts'
import { postForVisitor, textOf } from '../post-for-visitor.server.ts'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'
import type { Route } from './+types/invite.ts'
import { InviteCard, InviteGone } from './invite-card.tsx'

export const meta = privateMeta('Invitation')

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', privateHeaders()['Cache-Control'])
  return headers
}

export async function loader(args: Route.LoaderArgs) {
  const invitation = await findInvitation(args)
  return data(invitation, { status: invitation ? 200 : 404, headers: privateHeaders() })
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const password = textOf(form, 'password')
  const invitation = await findInvitation(args)
  const accepted = await postForVisitor(args, {
    schema: AcceptInvitation,
    values: { token: tokenOf(args.request.url), name: textOf(form, 'name'), password },
    send: (api, body) => api.POST('/api/auth/accept-invitation', { body }),
    fallback: 'Failed to create account. Please try again.',
  })
  if (!accepted.ok) return data(accepted.reply, { status: accepted.status })
  const signedIn = await postForVisitor(args, {
    schema: SignIn,
    values: { email: invitation?.email ?? '', password },
    send: (api, body) => api.POST('/api/auth/sign-in', { body }),
    fallback: '',
  })
  return redirect(signedIn.ok ? '/dashboard' : '/login', { status: 303, headers: signedIn.headers })
}

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''

async function findInvitation({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
  const api = apiForVisitor(context.get(visitorContext))
  const body = { token: tokenOf(request.url) }
  const { data: invitation, response } = await api.POST('/api/auth/invitation', { body })
  if (response.status >= 500) throw data('Please try again in a minute.', { status: 503 })
  return invitation ?? null
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  useLeaveWhenSignedIn()
  const [query] = useSearchParams()
  return loaderData ? (
    <InviteCard token={query.get('token') ?? ''} invitation={loaderData} reply={actionData} />
  ) : (
    <InviteGone />
  )
}

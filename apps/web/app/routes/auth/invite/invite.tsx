import { AcceptInvitation, SignIn } from '@trusswell/domain/account.ts'
import { data, type HeadersFunction, redirect } from 'react-router'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { privateHeaders, privateMeta } from '../../../lib/private-page.ts'
import { postForVisitor, textOf } from '../post-for-visitor.server.ts'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'
import type { Route } from './+types/invite.ts'
import { InviteCard, InviteGone } from './invite-card.tsx'

export const meta = () => privateMeta('Invitation')

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
    values: { token: args.params.token, name: textOf(form, 'name'), password },
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

async function findInvitation({ params: { token }, context }: Route.LoaderArgs | Route.ActionArgs) {
  const api = apiForVisitor(context.get(visitorContext))
  const { data: invitation, response } = await api.GET('/api/auth/invitations/{token}', {
    params: { path: { token } },
  })
  if (response.status >= 500) throw data('Please try again in a minute.', { status: 503 })
  return invitation ?? null
}

export default function Invite({ loaderData, actionData, params }: Route.ComponentProps) {
  useLeaveWhenSignedIn()
  return loaderData ? (
    <InviteCard token={params.token} invitation={loaderData} reply={actionData} />
  ) : (
    <InviteGone />
  )
}

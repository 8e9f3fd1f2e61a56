import { AcceptInvitation, LinkToken, SignIn } from '@trusswell/domain/account.ts'
import { useState } from 'react'
import { data, type HeadersFunction, redirect, useSearchParams } from 'react-router'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { privateHeaders, privateMeta } from '../../../lib/private-page.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { loginPath } from '../../../lib/session/next-path.ts'
import { postForVisitor, textOf } from '../post-for-visitor.server.ts'
import type { Route } from './+types/invite.ts'
import { InviteCard, InviteGone } from './invite-card.tsx'
import { JoinCard } from './join-card.tsx'

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
  if (form.get('step') === 'join') return join(args)
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

/** The login page returns to this URL. */
async function join(args: Route.ActionArgs) {
  const { pathname, search } = new URL(args.request.url)
  const joined = await postForVisitor(args, {
    schema: LinkToken,
    values: { token: tokenOf(args.request.url) },
    send: (api, body) => api.POST('/api/auth/join-invitation', { body }),
    fallback: 'The invitation couldn’t be accepted. Please try again.',
  })
  if (joined.ok) return redirect('/dashboard', { status: 303, headers: joined.headers })
  if (joined.status === 401) return redirect(loginPath({ pathname, search }), { status: 303 })
  return data(joined.reply, { status: joined.status })
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
  const { user } = useAuth()
  const [query] = useSearchParams()
  // A person who just created the account here is being redirected to the dashboard.
  const [created, setCreated] = useState(false)
  if (!loaderData) return <InviteGone />
  const joins = loaderData.organisation !== null && (loaderData.account || user !== null) && !created
  return joins ? (
    <JoinCard invitation={loaderData} signedInAs={user?.email} reply={actionData} />
  ) : (
    <InviteCard
      token={query.get('token') ?? ''}
      invitation={loaderData}
      reply={actionData}
      onCreated={() => setCreated(true)}
    />
  )
}

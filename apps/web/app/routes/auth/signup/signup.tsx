import { SignUp } from '@trusswell/domain/account.ts'
import { data, type HeadersFunction, redirect } from 'react-router'
import { readForm } from '../../../lib/forms/read-form.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { nextPath } from '../../../lib/session/next-path.ts'
import { postForVisitor, textOf } from '../post-for-visitor.server.ts'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'
import type { Route } from './+types/signup.ts'
import { SignupCard } from './signup-card.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Create Account',
    description: 'Create an account to plan projects with us and to follow them.',
    path: '/signup',
  })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const posted = await postForVisitor(args, {
    schema: SignUp,
    values: {
      name: textOf(form, 'name'),
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
    },
    send: (api, body) => api.POST('/api/auth/sign-up', { body }),
    fallback: 'Failed to create account. Please try again.',
  })
  const { headers } = posted
  if (!posted.ok) return data(posted.reply, { status: posted.status, headers })
  return redirect(nextPath(new URL(args.request.url).search), { status: 303, headers })
}

export default function Signup({ actionData }: Route.ComponentProps) {
  useLeaveWhenSignedIn()
  return <SignupCard reply={actionData} />
}

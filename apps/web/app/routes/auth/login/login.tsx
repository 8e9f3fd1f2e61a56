import { SecondFactor, SignIn } from '@trusswell/domain/account.ts'
import { data, type HeadersFunction, redirect } from 'react-router'
import { pageMeta } from '../../../lib/page-meta.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { nextPath } from '../../../lib/session/next-path.ts'
import { postForVisitor, textOf } from '../post-for-visitor.server.ts'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'
import type { Route } from './+types/login.ts'
import { LoginSteps } from './login-steps.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Login',
    description: 'Sign in to follow your projects and payments.',
    path: '/login',
  })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

const fallback = 'Failed to login. Please check your credentials.'

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const step = form.get('step') === 'code' ? 'code' : 'password'
  const posted =
    step === 'code'
      ? await postForVisitor(args, {
          schema: SecondFactor,
          values: { code: textOf(form, 'code') },
          send: (api, body) => api.POST('/api/auth/second-factor', { body }),
          fallback,
        })
      : await postForVisitor(args, {
          schema: SignIn,
          values: { email: textOf(form, 'email'), password: textOf(form, 'password') },
          send: (api, body) => api.POST('/api/auth/sign-in', { body }),
          fallback,
        })
  const { headers } = posted
  if (!posted.ok) return data({ step, reply: posted.reply } as const, { status: posted.status, headers })
  if (posted.data.second_factor) return data({ step: 'code', reply: undefined } as const, { headers })
  return redirect(nextPath(new URL(args.request.url).search), { status: 303, headers })
}

export default function Login({ actionData }: Route.ComponentProps) {
  useLeaveWhenSignedIn()
  return <LoginSteps posted={actionData} />
}

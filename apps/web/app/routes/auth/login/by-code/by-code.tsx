import { ForgotPassword, SecondFactor, SignInCode } from '@trusswell/domain/account.ts'
import { data, type HeadersFunction, redirect } from 'react-router'
import { readForm } from '../../../../lib/forms/read-form.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'
import { nextPath } from '../../../../lib/session/next-path.ts'
import { postForVisitor, textOf } from '../../post-for-visitor.server.ts'
import { useLeaveWhenSignedIn } from '../../use-leave-when-signed-in.ts'
import type { Route } from './+types/by-code.ts'
import { ByCodeSteps } from './by-code-steps.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Sign in by e-mail',
    description: 'Get a code by e-mail and sign in without your password.',
    path: '/login/code',
  })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

const fallback = 'Failed to login. Please try again.'

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const step = form.get('step')
  if (step !== 'mailed' && step !== 'code') {
    const asked = await postForVisitor(args, {
      schema: ForgotPassword,
      values: { email: textOf(form, 'email') },
      send: (api, body) => api.POST('/api/auth/sign-in-code', { body }),
      fallback,
    })
    const { headers } = asked
    return asked.ok
      ? data({ step: 'mailed', reply: undefined } as const, { headers })
      : data({ step: 'email', reply: asked.reply } as const, { status: asked.status, headers })
  }
  const values = { code: textOf(form, 'code') }
  const posted =
    step === 'mailed'
      ? await postForVisitor(args, {
          schema: SignInCode,
          values,
          send: (api, body) => api.POST('/api/auth/sign-in-code/confirm', { body }),
          fallback,
        })
      : await postForVisitor(args, {
          schema: SecondFactor,
          values,
          send: (api, body) => api.POST('/api/auth/second-factor', { body }),
          fallback,
        })
  const { headers } = posted
  if (!posted.ok) return data({ step, reply: posted.reply } as const, { status: posted.status, headers })
  if (posted.data.second_factor) return data({ step: 'code', reply: undefined } as const, { headers })
  return redirect(nextPath(new URL(args.request.url).search), { status: 303, headers })
}

export default function SignInByCode({ actionData }: Route.ComponentProps) {
  useLeaveWhenSignedIn()
  return <ByCodeSteps posted={actionData} />
}

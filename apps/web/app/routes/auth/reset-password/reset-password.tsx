import { ResetPassword as Fields } from '@trusswell/domain/account.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../lib/forms/read-form.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { postForVisitor, textOf } from '../post-for-visitor.server.ts'
import type { Route } from './+types/reset-password.ts'
import { ResetCard } from './reset-card.tsx'

export const meta = privateMeta('Choose a new password')

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const posted = await postForVisitor(args, {
    schema: Fields,
    values: { token, password: textOf(form, 'password') },
    send: (api, body) => api.POST('/api/auth/reset-password', { body }),
    fallback: 'The password couldn’t be changed. Please try again.',
  })
  return posted.ok ? redirect('/login', 303) : data(posted.reply, { status: posted.status })
}

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  return <ResetCard reply={actionData} />
}

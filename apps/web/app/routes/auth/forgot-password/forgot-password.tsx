import { ForgotPassword as Fields } from '@trusswell/domain/account.ts'
import { data } from 'react-router'
import { readForm } from '../../../lib/forms/read-form.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { postForVisitor, textOf } from '../post-for-visitor.server.ts'
import type { Route } from './+types/forgot-password.ts'
import { ForgotCard } from './forgot-card.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Forgot password',
    description: 'Get a link to choose a new password.',
    path: '/forgot-password',
  })

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const posted = await postForVisitor(args, {
    schema: Fields,
    values: { email: textOf(form, 'email') },
    send: (api, body) => api.POST('/api/auth/forgot-password', { body }),
    fallback: 'The e-mail couldn’t be sent. Please try again.',
  })
  if (posted.ok) return { message: posted.data.message, reply: undefined }
  return data({ message: undefined, reply: posted.reply }, { status: posted.status })
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return <ForgotCard message={actionData?.message} reply={actionData?.reply} />
}

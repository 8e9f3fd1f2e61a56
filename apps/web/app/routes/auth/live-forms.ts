import {
  AcceptInvitation,
  ForgotPassword,
  ResetPassword,
  SecondFactor,
  SignIn,
  SignInCode,
  SignUp,
} from '@trusswell/domain/account.ts'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { answerOf } from '../../lib/api/answer-of.ts'
import { ApiError, isPassing, withMessage } from '../../lib/api/api-error.ts'
import { api } from '../../lib/api/browser-api.ts'
import { withRetries } from '../../lib/api/with-retries.ts'
import { bindForm } from '../../lib/forms/live-form.ts'
import type { PublicForm } from '../../lib/forms/use-public-form.ts'
import { showFailure } from '../../ui/outcome-toast.ts'
import { showToast } from '../../ui/toast.ts'

const retryWithinMs = 6_000

type Screen<Values extends FieldValues, Receipt> = {
  schema: z.ZodType<Values>
  send: (values: Values) => Promise<Receipt>
  /** Shows the success toast, which is loaded together with this file. */
  onSent: (receipt: Receipt, succeed: (description: string) => void) => void
  fallback: string
  /** On for idempotent requests; off, only requests that certainly had no effect are retried. */
  repeatable?: boolean
}

/** Loaded on first focus, with schema, validation and toasts. */
export function liveForm<Values extends FieldValues, Receipt>(
  screen: Screen<Values, Receipt>,
): PublicForm<Values, Receipt> {
  const { schema, send, onSent, fallback, repeatable = true } = screen
  const passing = repeatable ? isPassing : isUnavailable
  return {
    bind: (form, onErrors) => bindForm(form, schema, onErrors),
    async send(values) {
      try {
        const receipt = await withRetries(() => send(values), { withinMs: retryWithinMs, passing })
        onSent(receipt, (description) => void showToast({ title: 'Success', description, tone: 'ok' }))
        return receipt
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        showFailure(error, fallback)
        throw withMessage(error, fallback)
      }
    },
  }
}

export const screens = {
  signIn: {
    schema: SignIn,
    send: (body: z.infer<typeof SignIn>) => answerOf(api.POST('/api/auth/sign-in', { body })),
    fallback: 'Failed to login. Please check your credentials.',
  },
  secondFactor: {
    schema: SecondFactor,
    send: (body: z.infer<typeof SecondFactor>) => answerOf(api.POST('/api/auth/second-factor', { body })),
    fallback: 'Failed to login. Please check your credentials.',
    repeatable: false,
  },
  askForCode: {
    schema: ForgotPassword,
    send: (body: z.infer<typeof ForgotPassword>) => answerOf(api.POST('/api/auth/sign-in-code', { body })),
    fallback: 'The e-mail couldn’t be sent. Please try again.',
    repeatable: false,
  },
  signInByCode: {
    schema: SignInCode,
    send: (body: z.infer<typeof SignInCode>) =>
      answerOf(api.POST('/api/auth/sign-in-code/confirm', { body })),
    fallback: 'Failed to login. Please try again.',
    repeatable: false,
  },
  signUp: {
    schema: SignUp,
    send: (body: z.infer<typeof SignUp>) => answerOf(api.POST('/api/auth/sign-up', { body })),
    fallback: 'Failed to create account. Please try again.',
    repeatable: false,
  },
  forgotPassword: {
    schema: ForgotPassword,
    send: (body: z.infer<typeof ForgotPassword>) => answerOf(api.POST('/api/auth/forgot-password', { body })),
    fallback: 'The e-mail couldn’t be sent. Please try again.',
  },
  resetPassword: {
    schema: ResetPassword.omit({ token: true }),
    send: ({ password }: { password: string }) =>
      answerOf(api.POST('/api/auth/reset-password', { body: { token: tokenInLink(), password } })),
    fallback: 'The password couldn’t be changed. Please try again.',
    repeatable: false,
  },
  acceptInvitation: (token: string, email: string) => ({
    schema: AcceptInvitation.omit({ token: true }),
    async send({ name, password }: { name: string; password: string }) {
      await answerOf(api.POST('/api/auth/accept-invitation', { body: { token, name, password } }))
      return answerOf(api.POST('/api/auth/sign-in', { body: { email, password } }))
    },
    fallback: 'Failed to create account. Please try again.',
    repeatable: false,
  }),
}

const tokenInLink = () => new URLSearchParams(window.location.search).get('token') ?? ''

const isUnavailable = (error: unknown) => error instanceof ApiError && error.code === 'unavailable'

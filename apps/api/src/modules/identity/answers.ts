import { Me } from '@trusswell/domain/account.ts'
import { z } from 'zod'

/** What every way of signing in answers; without a person a second factor is still to come. */
export const SignedIn = z
  .strictObject({ user: Me.nullable(), second_factor: z.boolean() })
  .meta({ id: 'SignedIn' })

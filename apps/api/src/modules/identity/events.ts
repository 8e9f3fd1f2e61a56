import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

const UserRef = z.strictObject({ user_id: z.uuid() })

export const userSignedUp = defineEvent('user.signed-up', UserRef)
export const userVerificationWanted = defineEvent('user.verification-wanted', UserRef)
export const userSignUpAttempted = defineEvent('user.sign-up-attempted', UserRef)
// Also without a person, so that asking for an unknown address costs the same as for a known one.
export const userPasswordForgotten = defineEvent(
  'user.password-forgotten',
  z.strictObject({ user_id: z.uuid().nullable() }),
)
// Every request has a row, also those for addresses that get no code.
export const userSignInCodeWanted = defineEvent(
  'user.sign-in-code-wanted',
  z.strictObject({ code_id: z.uuid() }),
)
export const userPasswordChanged = defineEvent('user.password-changed', UserRef)
export const userTwoFactorChanged = defineEvent(
  'user.two-factor-changed',
  z.strictObject({ user_id: z.uuid(), on: z.boolean() }),
)
export const userDeletedSelf = defineEvent('user.deleted-self', UserRef)
export const userEmailChangeWanted = defineEvent('user.email-change-wanted', UserRef)
export const userEmailChanged = defineEvent(
  'user.email-changed',
  z.strictObject({ previous_email_id: z.uuid() }),
)
export const userSignedInOnNewDevice = defineEvent(
  'user.signed-in-on-new-device',
  z.strictObject({ user_id: z.uuid(), session_id: z.uuid() }),
)
export const userInvited = defineEvent('user.invited', z.strictObject({ invitation_id: z.uuid() }))
export const userMadeAdmin = defineEvent('user.made-admin', UserRef)

import { z } from 'zod'
import { queueOn } from '../../platform/events.ts'
import { queueAt, queueOf } from '../../platform/queue.ts'
import * as events from './events.ts'

export const identityQueues = {
  'identity.send-verification': queueOn(events.userSignedUp, events.userVerificationWanted),
  'identity.send-reset': queueOn(events.userPasswordForgotten),
  'identity.send-sign-in-code': queueOn(events.userSignInCodeWanted),
  'identity.send-email-change': queueOn(events.userEmailChangeWanted),
  'identity.tell-email-change-wanted': queueOn(events.userEmailChangeWanted),
  'identity.tell-email-changed': queueOn(events.userEmailChanged),
  'identity.send-invitation': queueOn(events.userInvited),
  'identity.tell-new-device': queueOn(events.userSignedInOnNewDevice),
  'identity.tell-password-changed': queueOn(events.userPasswordChanged),
  'identity.tell-two-factor-changed': queueOn(events.userTwoFactorChanged),
  'identity.tell-account-deleted': queueOn(events.userDeletedSelf),
  'identity.tell-sign-up-attempt': queueOn(events.userSignUpAttempted),
  'identity.find-guessing': queueAt('*/5 * * * *'),
  'identity.tell-guessing': queueOf(z.strictObject({ user_id: z.uuid() })),
  'identity.send-admin-link': queueOn(events.userMadeAdmin),
  'identity.purge-deleted': queueAt('20 3 * * *'),
  'identity.expire': queueAt('30 3 * * *'),
}

import { system } from '@trusswell/domain/actor.ts'
import { deviceName } from '@trusswell/domain/device-name.ts'
import { sql } from 'kysely'
import { createElement, type ReactElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { idOf } from '../../platform/ids.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { deliverMail, onceAnHour } from '../../platform/mail-delivery.ts'
import { enqueue } from '../../platform/queue.ts'
import * as mails from './mails.tsx'
import { findPasswordHash } from './credentials-repository.ts'
import { findOpenInvitation } from './invitation-repository.ts'
import { findPreviousEmail } from './previous-email-repository.ts'
import { findCodeOwner, findUser } from './repository.ts'
import { findFailuresOfToday, listGuessedAt } from './sign-in-attempts-repository.ts'
import { findSession } from './session-repository.ts'
import { findSignInCode } from './sign-in-code-repository.ts'
import { expireInvitations } from '../users/erasure-repository.ts'
import type { identityQueues } from './queues.ts'

const handler = handlerFor<typeof identityQueues>()

/** In one day; then the owner is told. */
const mostFailures = 10

/** The name is user input from the sign-up form, so it is mailed only to a confirmed address. */
const nameFor = (user: { name: string; email_verified: boolean }) => (user.email_verified ? user.name : null)

export const identityJobs = (deps: WorkerDeps) => {
  const { boss, db, links, origin } = deps
  const read = <T>(work: Parameters<typeof deps.identityDb.as<T>>[1]) => deps.identityDb.as(system, work)
  const mail = (
    id: string,
    kind: string,
    to: { id: string; email: string },
    subject: string,
    body: ReactElement,
    limited = false,
  ) =>
    deliverMail(deps, {
      id,
      kind,
      subject_id: to.id,
      to: to.email,
      subject,
      body,
      ...(limited ? { atMostHourly: onceAnHour } : {}),
    })

  return [
    handler('identity.send-verification', async ({ user_id }, job) => {
      const user = await read((tx) => findUser(tx, user_id))
      if (!user || user.email_verified) return
      const url = `${origin}/verify-email?token=${links.verification.issue(user)}`
      await mail(
        job.id,
        'verification',
        user,
        'Confirm your e-mail address',
        createElement(mails.VerificationMail, { url }),
        true,
      )
    }),

    handler('identity.send-reset', async ({ user_id }, job) => {
      if (user_id === null) return
      const [user, hash] = await read((tx) =>
        Promise.all([findUser(tx, user_id), findPasswordHash(tx, user_id)]),
      )
      if (!user) return
      const url = `${origin}/reset-password?token=${links.reset.issue(user.id, hash)}`
      await mail(
        job.id,
        'reset',
        user,
        'Choose a new password',
        createElement(mails.ResetMail, { name: nameFor(user), url }),
      )
    }),

    handler('identity.send-sign-in-code', async ({ code_id }, job) => {
      const asked = await read((tx) => findSignInCode(tx, code_id))
      const { user_id } = asked ?? {}
      if (!asked || !user_id) return
      const user = await read((tx) => findCodeOwner(tx, { id: user_id }))
      if (!user) return
      const code = deps.signInCodes.codeOf({ ...asked, user_id })
      const body = createElement(mails.SignInCodeMail, {
        name: user.name,
        code,
        device: deviceName(asked.user_agent),
        address: asked.ip_address ?? 'unknown',
        at: asked.created_at,
      })
      await mail(job.id, 'sign-in-code', user, 'Your sign-in code', body)
    }),

    handler('identity.send-admin-link', async ({ user_id }, job) => {
      const [user, hash] = await read((tx) =>
        Promise.all([findUser(tx, user_id), findPasswordHash(tx, user_id)]),
      )
      if (user?.role !== 'admin') return
      const url = `${origin}/reset-password?token=${links.reset.issueForAdmin(user.id, hash)}`
      const body = createElement(mails.AdminMail, { name: user.name, url, hasPassword: hash !== null })
      await mail(job.id, 'admin-link', user, 'You’re now an admin', body)
    }),

    handler('identity.send-email-change', async ({ user_id }, job) => {
      const user = await read((tx) => findUser(tx, user_id))
      if (!user?.pending_email) return
      const pending = { ...user, pending_email: user.pending_email }
      const url = `${origin}/verify-email?change=${links.emailChange.issue(pending)}`
      const to = { id: user.id, email: pending.pending_email }
      await mail(
        job.id,
        'email-change',
        to,
        'Confirm your new e-mail address',
        createElement(mails.EmailChangeMail, { url }),
        true,
      )
    }),

    handler('identity.tell-email-change-wanted', async ({ user_id }, job) => {
      const user = await read((tx) => findUser(tx, user_id))
      if (!user?.pending_email) return
      const body = createElement(mails.EmailChangeRequestedMail, {
        name: nameFor(user),
        email: user.email_verified ? user.pending_email : null,
        url: `${origin}/forgot-password`,
      })
      await mail(job.id, 'email-change-requested', user, 'Request to change your e-mail address', body)
    }),

    handler('identity.tell-email-changed', async ({ previous_email_id }, job) => {
      const previous = await read((tx) => findPreviousEmail(tx, previous_email_id))
      if (!previous) return
      await mail(
        job.id,
        'email-changed',
        { id: previous.user_id, email: previous.email },
        'Your e-mail address was changed',
        createElement(mails.EmailChangedMail, { url: `${origin}/contact` }),
      )
    }),

    handler('identity.send-invitation', async ({ invitation_id }, job) => {
      const invitation = await read((tx) => findOpenInvitation(tx, invitation_id))
      if (!invitation) return
      const { name, role, email, organisation, organisation_id } = invitation
      const url = `${origin}/invite?token=${links.invitation.issue(invitation)}`
      if (organisation !== null && organisation_id !== null) {
        const outcome = await deliverMail(deps, {
          id: job.id,
          kind: 'organisation-invitation',
          subject_id: organisation_id,
          to: email,
          subject: `You’re invited to join ${organisation}`,
          body: createElement(mails.OrganisationInvitationMail, { organisation, url }),
          atMostHourly: { recipient: 3, subject: 1 },
        })
        if (outcome === 'skipped') {
          const later = { id: idOf(`${job.id}/later`), afterSeconds: 3_610 }
          await db.as(system, (tx) => enqueue(boss, tx, 'identity.send-invitation', { invitation_id }, later))
        }
        return
      }
      await mail(
        job.id,
        'invitation',
        invitation,
        'You’re invited',
        createElement(mails.InvitationMail, { name, role, url }),
      )
    }),

    handler('identity.tell-new-device', async ({ user_id, session_id }, job) => {
      const [user, session] = await read((tx) =>
        Promise.all([findUser(tx, user_id), findSession(tx, session_id)]),
      )
      if (!user || !session) return
      const body = createElement(mails.NewDeviceMail, {
        name: nameFor(user),
        device: deviceName(session.user_agent),
        address: session.ip_address ?? 'unknown',
        at: session.created_at,
        url: `${origin}/forgot-password`,
      })
      await mail(job.id, 'new-device', user, 'A new device signed in', body, !user.email_verified)
    }),

    handler('identity.find-guessing', async () => {
      const people = await read((tx) => listGuessedAt(tx, mostFailures))
      await db.as(system, async (tx) => {
        for (const { user_id } of people) {
          // One job and one mail for a person and day, however often this runs.
          const id = idOf(`guessing ${user_id} ${deps.today()}`)
          await enqueue(boss, tx, 'identity.tell-guessing', { user_id }, { id })
        }
      })
    }),

    handler('identity.tell-guessing', async ({ user_id }, job) => {
      const [user, failures] = await read((tx) =>
        Promise.all([findUser(tx, user_id), findFailuresOfToday(tx, user_id)]),
      )
      // An unconfirmed address may belong to somebody else.
      if (!user?.email_verified || !failures) return
      const body = createElement(mails.GuessingMail, {
        name: nameFor(user),
        count: failures.count,
        address: failures.ip_address,
        at: failures.at,
        url: `${origin}/login`,
      })
      await mail(job.id, 'guessing', user, 'Failed attempts to sign in to your account', body)
    }),

    handler('identity.tell-password-changed', async ({ user_id }, job) => {
      const user = await read((tx) => findUser(tx, user_id))
      if (!user) return
      const url = `${origin}/forgot-password`
      await mail(
        job.id,
        'password-changed',
        user,
        'Your password was changed',
        createElement(mails.PasswordChangedMail, { name: nameFor(user), url }),
        !user.email_verified,
      )
    }),

    handler('identity.tell-two-factor-changed', async ({ user_id, on }, job) => {
      const user = await read((tx) => findUser(tx, user_id))
      if (!user) return
      const subject = `Two-factor authentication was turned ${on ? 'on' : 'off'}`
      const body = createElement(mails.TwoFactorMail, {
        name: nameFor(user),
        on,
        url: `${origin}/forgot-password`,
      })
      await mail(job.id, 'two-factor-changed', user, subject, body, !user.email_verified)
    }),

    handler('identity.tell-account-deleted', async ({ user_id }, job) => {
      // Sign-in no longer sees the account.
      const user = await db.as(system, (tx) =>
        tx
          .selectFrom('users')
          .select(['id', 'name', 'email', 'email_verified'])
          .where('id', '=', user_id)
          .executeTakeFirst(),
      )
      if (!user) return
      const body = createElement(mails.AccountDeletedMail, {
        name: nameFor(user),
        url: `${origin}/contact`,
      })
      await mail(job.id, 'account-deleted', user, 'Your account was deleted', body, !user.email_verified)
    }),

    handler('identity.tell-sign-up-attempt', async ({ user_id }, job) => {
      const user = await read((tx) => findUser(tx, user_id))
      if (!user) return
      const url = `${origin}/login`
      await mail(
        job.id,
        'sign-up-attempt',
        user,
        'Someone tried to sign up with your e-mail address',
        createElement(mails.SignUpAttemptMail, { name: nameFor(user), url }),
        true,
      )
    }),

    handler('identity.purge-deleted', async () => {
      await db.as(system, async (tx) => {
        const gone = await tx
          .deleteFrom('users')
          .where('deleted_at', '<', sql<string>`now() - interval '30 days'`)
          .returning(['id', 'email'])
          .execute()
        await deps.erasePeople(
          tx,
          gone.map((row) => row.id),
          gone.map((row) => row.email),
        )
        for (const { id } of gone)
          await writeAudit(tx, system, { action: 'user.purged', entity: 'user', entity_id: id })
      })
    }),

    handler('identity.expire', async () => {
      await db.as(system, async (tx) => {
        await tx
          .deleteFrom('sessions')
          .where('expires_at', '<', sql<string>`now()`)
          .execute()
        await tx
          .deleteFrom('verifications')
          .where('expires_at', '<', sql<string>`now()`)
          .execute()
        await tx
          .deleteFrom('previous_emails')
          .where('replaced_at', '<', sql<string>`now() - interval '30 days'`)
          .execute()
        await tx
          .deleteFrom('sign_in_codes')
          .where('created_at', '<', sql<string>`now() - interval '1 hour'`)
          .execute()
        await tx
          .deleteFrom('sign_in_attempts')
          .where('at', '<', sql<string>`now() - interval '90 days'`)
          .execute()
        await tx
          .deleteFrom('used_totp_codes')
          .where('used_at', '<', sql<string>`now() - interval '1 hour'`)
          .execute()
        await expireInvitations(tx)
      })
    }),
  ]
}

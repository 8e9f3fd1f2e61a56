import { system } from '@trusswell/domain/actor.ts'
import type { ExportPerson } from '../manifest.ts'
import { getMe } from './me.ts'
import { listPreviousEmails } from './previous-email-repository.ts'
import { listAttempts } from './sign-in-attempts-repository.ts'
import { listSessions } from './session-repository.ts'

export const exportAccount: ExportPerson = async ({ identityDb }, { id }) => ({
  account: await getMe(identityDb, id),
  devices: await identityDb.as(system, (tx) => listSessions(tx, id)),
  sign_in_attempts: await identityDb.as(system, (tx) => listAttempts(tx, id)),
  previous_emails: await identityDb.as(system, (tx) => listPreviousEmails(tx, id)),
})

import { system } from '@trusswell/domain/actor.ts'
import type { Database } from './database.ts'
import { AppError } from './errors.ts'
import type { SessionFacts } from './sessions.ts'

const freshMinutes = 10

/** Some acts ask for the password again when it was last given over ten minutes ago. */
export async function mustBeFresh(identityDb: Database, session: SessionFacts | null): Promise<void> {
  if (session && isFresh(session.authenticated_at)) return
  // Another process may have just taken the password; this one's two seconds of memory don't know yet.
  if (session && isFresh(await readAuthenticatedAt(identityDb, session.id))) return
  throw new AppError('reauth_required', 'Please enter your password again')
}

const isFresh = (moment: Date | null) =>
  moment !== null && Date.now() - moment.getTime() <= freshMinutes * 60_000

async function readAuthenticatedAt(identityDb: Database, id: string): Promise<Date | null> {
  const row = await identityDb.as(system, (tx) =>
    tx.selectFrom('sessions').select('authenticated_at').where('id', '=', id).executeTakeFirst(),
  )
  return row ? new Date(row.authenticated_at) : null
}

import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { mustBePerson } from './must.ts'

/** Before an upgrade, because afterwards there is no status to answer with. */
export function assertMayUpgrade({ actor, headers }: FastifyRequest, origins: readonly string[]): void {
  mustBePerson(actor)
  // A browser always sends Origin; without this check another site's page could use the cookie.
  if (!headers.origin || !origins.includes(headers.origin)) {
    throw new AppError('forbidden', 'This request came from another site')
  }
}

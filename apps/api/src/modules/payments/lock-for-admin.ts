import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, notFound, stale } from '../../platform/errors.ts'
import { isAtVersion } from '../../platform/versioned.ts'
import { getAdminPayment } from './admin-repository.ts'
import { hasOpenPage, lockPayment, type LockedPayment } from './ledger.ts'

/** A payment that isn't deleted, locked, at the version that the admin last saw. */
export async function lockForAdmin(
  tx: Tx,
  id: string,
  { version, today }: { version: number | undefined; today: string },
): Promise<{ locked: LockedPayment; before: AdminPayment }> {
  const row = await lockPayment(tx, id)
  if (row.deleted_at !== null) throw notFound()
  const locked = { ...row, processing: row.processing || (await hasOpenPage(tx, id)) }
  const before = await getAdminPayment(tx, id, today)
  isAtVersion(version)
  if (version !== undefined && version !== locked.version) throw stale(before)
  return { locked, before }
}

/** A payment confirmed by a gateway can only be changed by the gateway. */
export function mustBeManual({ gateway_confirmed }: LockedPayment, change: string): void {
  if (gateway_confirmed)
    throw new AppError(
      'conflict',
      `The payment gateway confirmed this payment, so it can’t be ${change}. To return the money, refund it.`,
    )
}

/** An admin can't change a payment while a gateway is processing it. */
export function mustBeIdle({ processing }: Pick<LockedPayment, 'processing'>): void {
  if (processing)
    throw new AppError(
      'conflict',
      'The client is paying this now. Try again when the gateway has answered or the payment page has expired.',
    )
}

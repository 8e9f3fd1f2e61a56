import { PaymentGateway } from '@trusswell/domain/payments.ts'
import type { PaymentSettlement, SettledPayment, Settlement } from '@trusswell/domain/settlements.ts'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { newestFirst, type Order, type PageQuery, readPage } from '../../platform/paging.ts'

/** Ids are the gateways'. */
const idPattern = /^\S{1,255}$/
const latestSettlement: Order = { ...newestFirst, column: 'settled_at', idPattern }
const latestPayment: Order = { ...newestFirst, column: 'happened_at', idPattern }

/** All of them or those with a UTR, latest first. */
export function listSettlements(
  tx: Reader,
  { search, ...page }: PageQuery & { search?: string | undefined },
) {
  const utr = search?.replaceAll(/\s/g, '')
  return readPage(
    utr ? settlements(tx).where('utr', 'in', [utr, utr.toUpperCase()]) : settlements(tx),
    page,
    latestSettlement,
  )
}

export async function getSettlement(tx: Reader, id: string): Promise<Settlement> {
  const row = await settlements(tx)
    .where('gateway', 'in', PaymentGateway.options)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const settlements = (tx: Reader) =>
  tx
    .selectFrom((from) =>
      from
        .selectFrom('gateway_settlements')
        .innerJoinLateral(
          (of) =>
            of
              .selectFrom('payment_movements')
              .select([
                sql<number>`count(*) filter (where kind = 'credit')::int`.as('payments'),
                sql<number>`coalesce(sum(paise), 0)::bigint`.as('paise'),
              ])
              .whereRef('payment_movements.settlement_id', '=', 'gateway_settlements.object_id')
              .as('moved'),
          (join) => join.onTrue(),
        )
        .select([
          'object_id as id',
          'gateway',
          'state',
          'utr',
          sql<number>`gateway_settlements.paise + fee_paise`.as('gross_paise'),
          'fee_paise',
          'fee_tax_paise',
          'gateway_settlements.paise as net_paise',
          'moved.payments',
          sql<number>`gateway_settlements.paise + fee_paise - moved.paise`.as('other_paise'),
          'settled_at',
        ])
        .as('settlements'),
    )
    .selectAll()

/** What a settlement contains, latest first. */
export const listSettledPayments = (tx: Reader, settlementId: string, page: PageQuery) =>
  readPage(
    tx
      .selectFrom((from) =>
        from
          .selectFrom('payment_movements')
          .innerJoin('payments', 'payments.id', 'payment_movements.payment_id')
          .select([
            'payment_movements.object_id as id',
            'payment_movements.payment_id',
            sql<SettledPayment['kind']>`payment_movements.kind`.as('kind'),
            'payments.description',
            'payments.project_title',
            sql<string | null>`(select display_name from organisations
              where organisations.id = payments.organisation_id)`.as('organisation'),
            'payment_movements.paise',
            sql<number>`coalesce(payment_movements.fee_paise, 0)`.as('fee_paise'),
            sql<number>`coalesce(payment_movements.fee_tax_paise, 0)`.as('fee_tax_paise'),
            'payment_movements.happened_at',
          ])
          .where('payment_movements.settlement_id', '=', settlementId)
          .as('settled'),
      )
      .selectAll(),
    page,
    latestPayment,
  )

/** The settlements that a payment and its refunds are part of, latest first. */
export const listSettlementsOf = (tx: Reader, paymentId: string): Promise<PaymentSettlement[]> =>
  tx
    .selectFrom('payment_movements')
    .innerJoin('gateway_settlements', (join) =>
      join
        .onRef('gateway_settlements.object_id', '=', 'payment_movements.settlement_id')
        .on('gateway_settlements.gateway', 'in', PaymentGateway.options),
    )
    .select([
      'gateway_settlements.object_id as id',
      'gateway_settlements.gateway',
      'gateway_settlements.state',
      'gateway_settlements.utr',
      'gateway_settlements.settled_at',
      sql<SettledPayment['kind']>`payment_movements.kind`.as('kind'),
      'payment_movements.paise',
      sql<number>`coalesce(payment_movements.fee_paise, 0)`.as('fee_paise'),
      sql<number>`coalesce(payment_movements.fee_tax_paise, 0)`.as('fee_tax_paise'),
      'payment_movements.object_id',
    ])
    .where('payment_movements.payment_id', '=', paymentId)
    .orderBy('gateway_settlements.settled_at', 'desc')
    .orderBy('payment_movements.happened_at', 'desc')
    .execute()

import { fates, type Subject } from './chaos-fates.ts'
import type { ChaosSystem } from './chaos-system.ts'

type Row = { id: string; status: string; credited_paise: string; processing: boolean; paid_twice: boolean }

export type Outcome = {
  credits: number
  /** What our movements add up to, and what the gateways' ledgers do. */
  paise: number
  gatewayPaise: number
  receipts: number
  mistakes: string[]
}

/** Everything that must hold in the end. It does when there are no mistakes. */
export async function checkOutcome(
  { rows, gateways, relay }: ChaosSystem,
  subjects: Subject[],
): Promise<Outcome> {
  const mistakes: string[] = []
  const expectEqual = (what: string, ours: unknown, theirs: unknown) => {
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      mistakes.push(`${what}: ${JSON.stringify(ours)}, expected ${JSON.stringify(theirs)}`)
  }
  const ledgers = { stripe: gateways.stripe.control.ledger(), razorpay: gateways.razorpay.control.ledger() }
  const ledgerOf = ({ gateway, reference }: Subject) => ledgers[gateway][reference] ?? 0
  const payments = new Map(
    (await rows<Row>(`select id, status, credited_paise, processing, paid_twice from payments`)).map(
      (row) => [row.id, row],
    ),
  )
  for (const subject of subjects) {
    const fate = fates[subject.fate]
    const row = payments.get(subject.id)
    expectEqual(
      `payment ${subject.id} (${subject.gateway}, ${subject.fate})`,
      row && [Number(row.credited_paise), row.status, row.processing, row.paid_twice],
      [ledgerOf(subject), fate?.status, false, fate?.credits === 2],
    )
  }
  const number = async (sql: string) => Number((await rows<{ n: unknown }>(`select (${sql}) as n`))[0]?.n)
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  const gatewayPaise = sum(Object.values(ledgers).flatMap((ledger) => Object.values(ledger)))
  expectEqual('the gateways’ ledgers hold our payments only', sum(subjects.map(ledgerOf)), gatewayPaise)
  const paise = await number(`select sum(paise) from payment_movements`)
  expectEqual('the sum of movements', paise, gatewayPaise)
  const credits = await number(`select count(*) from payment_movements where kind = 'credit'`)
  expectEqual('credits', credits, sum(subjects.map(({ fate }) => fates[fate]?.credits ?? 0)))
  for (const [what, sql] of Object.entries(differences)) expectEqual(what, await rows(sql), [])
  const receipts = await number(`select count(*) from payment_receipts`)
  expectEqual(
    'the last receipt’s number is how many there are',
    await number(`select coalesce(max(split_part(number, '/', 3)::int), 0) from payment_receipts`),
    receipts,
  )
  const mailed = relay.mails.flatMap(({ subject = '' }) => /^Receipt (\S+) for/.exec(subject)?.[1] ?? [])
  expectEqual('receipts that were mailed', new Set(mailed).size, receipts)
  return { credits, paise, gatewayPaise, receipts, mistakes }
}

/** Queries that answer what differs. */
const differences = {
  'payments that differ from their movements': `
    select p.id from payments p left join payment_movements m on m.payment_id = p.id
    group by p.id having p.credited_paise <> coalesce(sum(m.paise), 0)`,
  'totals of projects': `
    select project_id from project_payment_totals t full join
      (select project_id, sum(credited_paise) as paid, sum(case when status in ('pending', 'failed') then amount_paise else 0 end) as open
       from payments group by project_id) p using (project_id)
    where (t.paid_paise, t.open_paise) is distinct from (p.paid, p.open)`,
  'totals of organisations': `
    select organisation_id from organisation_payment_totals t full join
      (select organisation_id, sum(m.paise) as paid from payment_movements m join payments on payments.id = m.payment_id
       group by organisation_id) p using (organisation_id)
    where t.paid_paise is distinct from p.paid`,
  'totals of months': `
    select month from payment_months t full join
      (select date_trunc('month', happened_at at time zone 'Asia/Kolkata')::date as month,
         coalesce(sum(paise) filter (where kind = 'credit'), 0) as credited,
         -coalesce(sum(paise) filter (where kind = 'refund'), 0) as refunded,
         -coalesce(sum(paise) filter (where kind = 'dispute'), 0) as disputed
       from payment_movements group by 1) m using (month)
    where (t.credited_paise, t.refunded_paise, t.disputed_paise) is distinct from (m.credited, m.refunded, m.disputed)`,
  'credits without exactly one receipt': `
    select payment_id, object_id from (select payment_id, object_id from payment_movements where kind = 'credit') m
    full join payment_receipts r using (payment_id, object_id) where r.id is null or m.payment_id is null
    group by payment_id, object_id`,
  'receipts’ numbers that are missing': `
    select n from generate_series(1, (select count(*) from payment_receipts)) n
    where n not in (select split_part(number, '/', 3)::int from payment_receipts)`,
  'events that wait for a person': `select reason from parked_events`,
  'jobs that were given up': `select name from pgboss.job where name = 'dead-letters'`,
}

import { formatDay } from '@trusswell/domain/days.ts'
import { seedOf } from '@trusswell/domain/forecast-draws.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { renderSamplePage } from '../../platform/pdf/sample-page.ts'

const suppliers = [
  'Charminar Electricals',
  'Deccan Pipes and Valves',
  'Golconda Crane Hire',
  'Musi Steel Traders',
  'Nizam Air Systems',
]

type Bill = { project: string; description: string; amount_paise: number; spent_on: string }

/** One page of an invented supplier. */
export async function renderSampleBill(bill: Bill): Promise<{ name: string; bytes: Buffer }> {
  const draw = seedOf(`${bill.project} ${bill.description}`)
  const number = String(1_000 + (draw % 8_999))
  const bytes = await renderSamplePage({
    title: `Bill ${number}`,
    author: suppliers[draw % suppliers.length] ?? '',
    subtitle: 'Sample bill, Hyderabad',
    on: bill.spent_on,
    facts: [
      ['Bill', number],
      ['Date', formatDay(bill.spent_on)],
      ['Site', bill.project],
      ['For', bill.description],
      ['Amount', formatMoney(bill.amount_paise)],
    ],
  })
  return { name: `Bill ${number}.pdf`, bytes }
}

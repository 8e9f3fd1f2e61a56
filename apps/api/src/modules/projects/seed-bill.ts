import { formatDay } from '@trusswell/domain/days.ts'
import { seedOf } from '@trusswell/domain/forecast-draws.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { colours, margin, openPdf, rule } from '../../platform/pdf/open-pdf.ts'
import { writeText } from '../../platform/pdf/write-text.ts'

const suppliers = [
  'Charminar Electricals',
  'Deccan Pipes and Valves',
  'Golconda Crane Hire',
  'Musi Steel Traders',
  'Nizam Air Systems',
]

type Bill = { project: string; description: string; amount_paise: number; spent_on: string }

/** One page of an invented supplier; the same expense gives the same bytes. */
export async function renderSampleBill(bill: Bill): Promise<{ name: string; bytes: Buffer }> {
  const draw = seedOf(`${bill.project} ${bill.description}`)
  const supplier = suppliers[draw % suppliers.length] ?? ''
  const number = String(1_000 + (draw % 8_999))
  const { pdf, width, finish } = openPdf({
    title: `Bill ${number}`,
    author: supplier,
    at: new Date(`${bill.spent_on}T00:00:00Z`),
    margins: { top: margin, bottom: margin },
  })
  writeText(pdf, supplier, { size: 18, bold: true, width })
  writeText(pdf, 'Sample bill, Hyderabad', { size: 10, colour: colours.muted, width })
  pdf.y += 8
  rule(pdf, width)
  pdf.y += 16
  const lines = [
    ['Bill', number],
    ['Date', formatDay(bill.spent_on)],
    ['Site', bill.project],
    ['For', bill.description],
    ['Amount', formatMoney(bill.amount_paise)],
  ] as const
  for (const [label, value] of lines) {
    const top = pdf.y
    writeText(pdf, label, { size: 11, colour: colours.muted, width: 90 })
    pdf.y = top
    writeText(pdf, value, { size: 11, bold: label === 'Amount', x: margin + 90, width: width - 90 })
    pdf.y += 6
  }
  return { name: `Bill ${number}.pdf`, bytes: await finish() }
}

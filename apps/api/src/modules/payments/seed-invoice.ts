import { brand } from '@trusswell/domain/brand.ts'
import { addDays, financialYear, formatDay } from '@trusswell/domain/days.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import { renderSamplePage } from '../../platform/pdf/sample-page.ts'
import { askedOn, type Sample } from './seed-samples.ts'

export type SampleInvoice = { number: string; date: string }

/** What is paid before the work has no invoice yet, nor has what a client began and we haven't confirmed. */
const isInvoiced = ({ description, due, card, claim }: Sample): boolean =>
  !/advance/i.test(description) &&
  (due !== undefined || card !== undefined || claim?.decision?.state === 'confirmed')

/** Numbered in each financial year, in the order of their days. */
export function invoicesOf(samples: Sample[], today: string): Map<Sample, SampleInvoice> {
  const counts = new Map<string, number>()
  const ordered = samples.filter(isInvoiced).toSorted((a, b) => askedOn(a) - askedOn(b))
  return new Map(
    ordered.map((sample) => {
      const date = addDays(today, askedOn(sample))
      const year = financialYear(date)
      const nth = (counts.get(year) ?? 0) + 1
      counts.set(year, nth)
      return [sample, { number: `INV-${year.replace('-', '')}-${String(nth).padStart(4, '0')}`, date }]
    }),
  )
}

/** Of the amount before GST. */
const gstRate = 18

/** One page, as the accounting would make it. */
export async function renderSampleInvoice(
  { project, description, rupees }: Sample,
  { number, date }: SampleInvoice,
): Promise<{ name: string; bytes: Buffer }> {
  const total = toPaise(rupees)
  const value = Math.round((total * 100) / (100 + gstRate))
  const bytes = await renderSamplePage({
    title: `Tax invoice ${number}`,
    author: brand.name,
    subtitle: 'Sample tax invoice',
    on: date,
    facts: [
      ['Invoice', number],
      ['Date', formatDay(date)],
      ['Project', project],
      ['For', description],
      ['Value', formatMoney(value)],
      [`GST ${gstRate}%`, formatMoney(total - value)],
      ['Total', formatMoney(total)],
    ],
  })
  return { name: `Invoice ${number}.pdf`, bytes }
}

// Here, because the texts are the web app's and the PDF kit is the API's; neither imports the other.
import { drawTable, heading } from '../apps/api/src/modules/insight/report-layout.ts'
import { colours, margin, openPdf, type Pdf } from '../apps/api/src/platform/pdf/open-pdf.ts'
import { writeText } from '../apps/api/src/platform/pdf/write-text.ts'
import { sampleReport as report } from '../apps/web/app/content/sample-report.ts'
import { serviceLevels } from '../apps/web/app/content/service-levels.ts'
import { brand } from '../packages/domain/src/brand.ts'
import { formatDay } from '../packages/domain/src/days.ts'

type Share = { due: number; met: number }

const percent = ({ due, met }: Share) => `${Math.round((met / due) * 100)}%`
// The fonts of the PDF lack the minus sign.
const signed = (share: number) => `${share > 0 ? '+' : '-'}${Math.abs(share * 100).toFixed(1)}%`
const above = ({ read, expected }: { read: number; expected: number }) => signed((read - expected) / expected)
const unexplained = ({ drawn, explained }: { drawn: number; explained: number }) => `${drawn - explained} m³`
const against = ({ budget, spent }: { budget: number; spent: number }) => signed((spent - budget) / budget)
const weeks = (hours: number) => (hours / report.backlog.weekly).toFixed(1)
const perHundred = (count: number) => ((count / report.complaints.people) * 100).toFixed(1)
const pair = ([incidents, nearMisses]: readonly [number, number]) => `${incidents} / ${nearMisses}`

/** The lines of the month: what, last month, this month, target. */
export const monthlyLines = (): string[][] => {
  const { incidents, urgent, planned, backlog, energy, water, cleaning, complaints, cost } = report
  return [
    ['Incidents and near misses', pair(incidents.last), pair(incidents.now), '0 / reported'],
    ['P1 and P2 calls within the limit', percent(urgent.last), percent(urgent.now), '95%'],
    ['Planned work on time', percent(planned.last), percent(planned.now), '95%'],
    ['Backlog in weeks', weeks(backlog.last), weeks(backlog.now), '1 to 3'],
    ['Energy use against the weather-adjusted baseline', above(energy.last), above(energy.now), 'within 5%'],
    ['Unexplained water use', unexplained(water.last), unexplained(water.now), 'below 200 m³'],
    ['Cleaning score', percent(cleaning.last), percent(cleaning.now), '90%'],
    ['Comfort complaints per 100 people', perHundred(complaints.last), perHundred(complaints.now), '2.0'],
    ['Cost against budget', against(cost.last), against(cost.now), 'within 5%'],
  ]
}

/** One A4 page; the same content gives the same bytes. */
export async function drawSampleReport(): Promise<Buffer> {
  const { pdf, width, finish } = openPdf({
    title: `Sample of a monthly facility report, ${report.month}`,
    author: brand.legal_name,
    at: new Date(`${report.issued}T04:30:00Z`),
    margins: { top: margin, bottom: 40 },
  })
  drawHead(pdf, width)
  drawTable(pdf, width, {
    columns: [
      { label: 'Line', part: 0.49 },
      { label: 'Last month', part: 0.17, align: 'right' },
      { label: 'This month', part: 0.17, align: 'right' },
      { label: 'Target', part: 0.17, align: 'right' },
    ],
    rows: monthlyLines(),
    most: 20,
  })
  heading(pdf, 'Calls by priority', width, 80)
  drawTable(pdf, width, {
    columns: [
      { label: 'Priority', part: 0.12 },
      { label: 'Attend within', part: 0.22 },
      { label: 'Make safe or restore within', part: 0.32 },
      { label: 'Calls', part: 0.14, align: 'right' },
      { label: 'Within the limit', part: 0.2, align: 'right' },
    ],
    rows: report.calls.map(({ priority, ...call }) => {
      const level = serviceLevels.find((each) => each.priority === priority)
      return [priority, level?.attend ?? '', level?.restore ?? '', String(call.due), percent(call)]
    }),
    most: 4,
  })
  heading(pdf, 'Statutory items due in the next 60 days', width, 80)
  for (const [what, day, owner] of report.statutory) line(pdf, width, `${day}: ${what}. ${owner}.`)
  heading(pdf, 'Largest differences, in rupees', width, 60)
  for (const text of report.differences) line(pdf, width, text)
  heading(pdf, 'Decisions that we need from you', width, 60)
  report.decisions.forEach((text, index) => line(pdf, width, `${index + 1}. ${text}`))
  drawFoot(pdf, width)
  return finish()
}

const line = (pdf: Pdf, width: number, text: string) => writeText(pdf, text, { size: 10, width })

function drawHead(pdf: Pdf, width: number): void {
  pdf.rect(0, 0, pdf.page.width, 118).fill(colours.brand)
  const on = { colour: colours.onBrand, width }
  pdf.y = 26
  writeText(pdf, `${brand.name}: monthly facility report`, { ...on, size: 11 })
  writeText(pdf, `SAMPLE: ${report.month}`, { ...on, size: 22, bold: true })
  writeText(
    pdf,
    `${report.site}. Issued ${formatDay(report.issued)}. Invented figures, not from a real site.`,
    {
      ...on,
      size: 10,
    },
  )
  pdf.y = 134
}

function drawFoot(pdf: Pdf, width: number): void {
  pdf.y = pdf.page.height - 58
  const text = 'This is a sample. Your report has the same lines, with the readings of your site.'
  writeText(pdf, text, { size: 9, colour: colours.muted, width })
}

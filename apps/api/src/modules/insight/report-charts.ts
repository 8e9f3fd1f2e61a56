import { daysBetween, formatDay } from '@trusswell/domain/days.ts'
import { colours, margin, type Pdf } from '../../platform/pdf/open-pdf.ts'
import { writeText } from '../../platform/pdf/write-text.ts'

type Lines = { width: number; most: number; unit: string; lines: Line[] }
type Line = { label: string; dash: boolean; points: { date: string; y: number }[] }
const height = 110
const axis = 34
// Closer together they would only thicken the line.
const mostDots = 60

/** Values over days, from 0 to the most. Lines differ by dash and label, so that they are distinguishable in grey. */
export function drawLines(pdf: Pdf, { width, most, unit, lines }: Lines): void {
  const dates = lines.flatMap(({ points }) => points.map(({ date }) => date)).toSorted()
  const first = dates[0] ?? ''
  const last = dates.at(-1) ?? ''
  const days = Math.max(1, daysBetween(first, last))
  const left = margin + axis
  const chart = width - axis - 60
  const top = pdf.y + 6
  const xOf = (date: string) => left + (daysBetween(first, date) / days) * chart
  const yOf = (value: number) => top + height - (Math.min(value, most) / most) * height
  const steps = most % 2 === 0 ? [0, most / 2, most] : [0, most]
  for (const step of steps) {
    const y = yOf(step)
    pdf
      .moveTo(left, y)
      .lineTo(left + chart, y)
      .lineWidth(0.5)
      .undash()
      .stroke(colours.line)
    pdf.y = y - 5
    writeText(pdf, `${step}${unit}`, {
      size: 8,
      colour: colours.muted,
      x: margin,
      width: axis - 6,
      align: 'right',
    })
  }
  let lastLabel = Number.NEGATIVE_INFINITY
  for (const { label, dash, points } of lines) {
    const [begin, ...rest] = points
    if (!begin) continue
    pdf.moveTo(xOf(begin.date), yOf(begin.y))
    for (const { date, y } of rest) pdf.lineTo(xOf(date), yOf(y))
    if (dash) pdf.dash(4, { space: 3 })
    pdf.lineWidth(dash ? 1 : 1.75).stroke(dash ? colours.muted : colours.brand)
    pdf.undash()
    if (!dash && points.length <= mostDots)
      for (const { date, y } of points) pdf.circle(xOf(date), yOf(y), 1.8).fill(colours.brand)
    const end = yOf(points.at(-1)?.y ?? 0) - 5
    const at = Math.abs(end - lastLabel) < 10 ? lastLabel + 10 : end
    lastLabel = at
    pdf.y = at
    writeText(pdf, label, { size: 8, colour: colours.ink, x: left + chart + 6, width: 54 })
  }
  pdf.y = top + height + 4
  const below = pdf.y
  writeText(pdf, formatDay(first), { size: 8, colour: colours.muted, x: left, width: chart / 2 })
  pdf.y = below
  const end = { x: left + chart / 2, width: chart / 2, align: 'right' as const }
  if (last !== first) writeText(pdf, formatDay(last), { size: 8, colour: colours.muted, ...end })
  pdf.y = below + 16
}

type Bar = { label: string; value: number; text: string }

export function drawBars(pdf: Pdf, { width, bars }: { width: number; bars: Bar[] }): void {
  const most = Math.max(...bars.map(({ value }) => value))
  const labels = 90
  const amounts = 110
  const room = width - labels - amounts
  for (const { label, value, text } of bars) {
    const top = pdf.y
    writeText(pdf, label, { size: 10, width: labels })
    pdf.rect(margin + labels, top + 2, Math.max(1, (value / most) * room), 9).fill(colours.brand)
    pdf.y = top
    writeText(pdf, text, { size: 10, x: margin + labels + room, width: amounts, align: 'right' })
    pdf.y = top + 19
  }
}

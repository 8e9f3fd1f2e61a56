import { healthLabels } from '@trusswell/domain/insight-health-values.ts'
import { analyticsRangeLabels } from '@trusswell/domain/insight-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import type { Health } from '@trusswell/domain/insight-health.ts'
import { colours, margin, type Pdf } from '../../platform/pdf/open-pdf.ts'
import { writeText } from '../../platform/pdf/write-text.ts'
import type { Report } from './read-figures.ts'
import { keyFigures, type KeyFigure } from './report-figures.ts'

const gap = 24

/** The first page: the client, the project's status and the key figures. */
export function drawCover(pdf: Pdf, report: Report, width: number): void {
  drawTitle(pdf, report, width)
  drawStanding(pdf, report, width)
  drawFigures(pdf, keyFigures(report), width)
}

function drawTitle(pdf: Pdf, report: Report, width: number): void {
  const { company, title, client, analytics, today } = report
  const band = bandHeight(pdf, title, width)
  pdf.rect(0, 0, pdf.page.width, band).fill(colours.brand)
  drawTruss(pdf, band)
  const on = { colour: colours.onBrand, width }
  pdf.y = 44
  writeText(pdf, company, { ...on, size: 13, bold: true })
  pdf.y = 104
  writeText(pdf, 'Project report', { ...on, size: 11 })
  pdf.y += 2
  writeText(pdf, title, { ...on, size: 26, bold: true })
  pdf.y += 4
  if (client) writeText(pdf, `For ${client}`, { ...on, size: 12 })
  pdf.y = band - 46
  const range = `${analyticsRangeLabels[analytics.range]}: ${formatDay(analytics.from)} to ${formatDay(analytics.to)}`
  writeText(pdf, `${range}. As of ${formatDay(today)}.`, { ...on, size: 11 })
  pdf.y = band + 26
}

function bandHeight(pdf: Pdf, title: string, width: number): number {
  pdf.font('bold').fontSize(26)
  const lines = Math.max(1, Math.round(pdf.heightOfString(title, { width }) / pdf.currentLineHeight(true)))
  return Math.min(420, 214 + lines * 36)
}

/** The mark of the company, as lines at the right edge. */
function drawTruss(pdf: Pdf, band: number): void {
  const [left, top, bay, height] = [pdf.page.width - margin - 132, 40, 33, 30]
  pdf.save().lineWidth(1.2).strokeColor('#8FC2F0')
  pdf.moveTo(left, top)
  for (let at = 1; at <= 4; at += 1) pdf.lineTo(left + at * bay, at % 2 === 0 ? top : top + height)
  pdf.stroke()
  pdf
    .moveTo(left, top)
    .lineTo(left + 4 * bay, top)
    .stroke()
  pdf
    .moveTo(left + bay, top + height)
    .lineTo(left + 3 * bay, top + height)
    .stroke()
  pdf
    .lineWidth(0.5)
    .moveTo(margin, band - 58)
    .lineTo(pdf.page.width - margin, band - 58)
    .stroke()
    .restore()
}

const looks: Record<Health, [ink: string, ground: string]> = {
  late: ['#B3261E', '#FDE7E5'],
  at_risk: ['#8A5200', '#FFF1DB'],
  on_track: ['#0B6B3A', '#E3F4EA'],
  not_started: ['#0B4F8A', '#E3EFFA'],
  paused: [colours.muted, '#E9EEF3'],
  done: ['#0B6B3A', '#E3F4EA'],
  cancelled: [colours.muted, '#E9EEF3'],
}

/** The badge and its reason, and below it when the project is likely to finish. */
function drawStanding(pdf: Pdf, { progress }: Report, width: number): void {
  const { health, health_reason, forecast } = progress
  const [ink, ground] = looks[health]
  const label = healthLabels[health]
  const badge = pdf.font('bold').fontSize(11).widthOfString(label) + 20
  const top = pdf.y
  pdf.roundedRect(margin, top, badge, 22, 4).fill(ground)
  pdf.y = top + 4
  writeText(pdf, label, { size: 11, bold: true, colour: ink, x: margin + 10, width: badge })
  pdf.y = top + 3
  writeText(pdf, `${health_reason}.`, { size: 12, x: margin + badge + 12, width: width - badge - 12 })
  pdf.y = Math.max(pdf.y, top + 22) + 8
  if (forecast) writeText(pdf, forecast.sentence, { size: 12, width })
  if (forecast) pdf.y += 8
  pdf.y += 10
}

/** Two columns of label, value and note, with a bar where the value is a share. */
function drawFigures(pdf: Pdf, figures: KeyFigure[], width: number): void {
  const column = (width - gap) / 2
  for (let index = 0; index < figures.length; index += 2) {
    const top = pdf.y
    pdf
      .moveTo(margin, top)
      .lineTo(margin + width, top)
      .lineWidth(0.75)
      .stroke(colours.line)
    let lowest = top
    for (const [side, { label, value, note, share }] of figures.slice(index, index + 2).entries()) {
      const at = { x: margin + side * (column + gap), width: column }
      pdf.y = top + 8
      writeText(pdf, label, { ...at, size: 9, colour: colours.muted })
      writeText(pdf, value, { ...at, size: 18, bold: true })
      if (share !== undefined) drawShare(pdf, at, share)
      writeText(pdf, note, { ...at, size: 9, colour: colours.muted })
      lowest = Math.max(lowest, pdf.y)
    }
    pdf.y = lowest + 10
  }
}

function drawShare(pdf: Pdf, { x, width }: { x: number; width: number }, share: number): void {
  const top = pdf.y + 2
  pdf.rect(x, top, width, 5).fill('#E9EEF3')
  pdf.rect(x, top, Math.max(0.01, Math.min(1, share)) * width, 5).fill('#0B4F8A')
  pdf.y = top + 9
}

import { colours, margin, rule, type Pdf } from '../../platform/pdf/open-pdf.ts'
import { writeText } from '../../platform/pdf/write-text.ts'

export const bottom = 56

/** The heading stays with what follows it, for at least this height. */
export function heading(pdf: Pdf, text: string, width: number, needs: number): void {
  if (pdf.y > margin) pdf.y += 16
  keepTogether(pdf, needs)
  writeText(pdf, text, { size: 14, bold: true, width })
  pdf.y += 5
}

export const none = (pdf: Pdf, text: string, width: number) =>
  writeText(pdf, text, { size: 10, colour: colours.muted, width })

/** Goes to a new page when so much doesn't fit any more; answers where to begin. */
function keepTogether(pdf: Pdf, height: number): number {
  if (pdf.y + height > pdf.page.height - bottom) {
    pdf.addPage()
    pdf.y = margin
  }
  return pdf.y
}

type Column = { label: string; part: number; align?: 'left' | 'right' }
type Table = { columns: Column[]; rows: string[][]; most: number }

/** The head is repeated on each page; rows above the limit are counted. */
export function drawTable(pdf: Pdf, width: number, { columns, rows, most }: Table): void {
  drawHead(pdf, width, columns)
  for (const cells of rows.slice(0, most)) {
    const height = Math.max(...cells.map((cell, at) => heightOf(pdf, cell, (columns[at]?.part ?? 0) * width)))
    if (pdf.y + height + 8 > pdf.page.height - bottom) {
      pdf.addPage()
      pdf.y = margin
      drawHead(pdf, width, columns)
    }
    drawCells(pdf, width, columns, cells, { size: 10, colour: colours.ink })
  }
  if (rows.length > most)
    none(pdf, `And ${rows.length - most} more. The CSV export lists all of them.`, width)
}

const drawHead = (pdf: Pdf, width: number, columns: Column[]) =>
  drawCells(
    pdf,
    width,
    columns,
    columns.map(({ label }) => label),
    { size: 9, colour: colours.muted },
  )

const gap = 10

type Look = { size: number; colour: string }

function drawCells(pdf: Pdf, width: number, columns: Column[], cells: string[], look: Look): void {
  const top = pdf.y
  let lowest = top
  let x = margin
  for (const [at, cell] of cells.entries()) {
    const { part, align = 'left' } = columns[at] ?? { part: 0 }
    const isLast = at === cells.length - 1
    pdf.y = top
    writeText(pdf, cell, { ...look, x, align, width: part * width - (isLast ? 0 : gap) })
    lowest = Math.max(lowest, pdf.y)
    x += part * width
  }
  pdf.y = lowest + 4
  rule(pdf, width)
  pdf.y += 5
}

/** As wide as Latin letters would be, which is near enough to decide where a page ends. */
const heightOf = (pdf: Pdf, text: string, width: number) =>
  pdf
    .font('regular')
    .fontSize(10)
    .heightOfString(text, { width: Math.max(1, width - gap) }) * 1.2

import { colours, margin, type Pdf } from './open-pdf.ts'
import { writeText } from './write-text.ts'

/** A line of text and "Page 2 of 9" at the foot of each page; the pages must have been buffered. */
export function numberPages(pdf: Pdf, text: string, width: number): void {
  const { count } = pdf.bufferedPageRange()
  const counter = 80
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // Below the margin a line would open a new page.
    pdf.page.margins.bottom = 0
    const style = { size: 8, colour: colours.muted }
    const top = pdf.page.height - 40
    pdf.y = top
    writeText(pdf, text, { ...style, width: width - counter })
    pdf.y = top
    const right = { x: margin + width - counter, width: counter, align: 'right' as const }
    writeText(pdf, `Page ${page + 1} of ${count}`, { ...style, ...right })
  }
}

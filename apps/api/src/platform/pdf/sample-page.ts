import { colours, margin, openPdf, rule } from './open-pdf.ts'
import { writeText } from './write-text.ts'

type SamplePage = {
  title: string
  /** Who would have made it. */
  author: string
  subtitle: string
  on: string
  /** Below each other; the last is the sum. */
  facts: readonly (readonly [label: string, value: string])[]
}

const labelWidth = 90

/** A bill or an invoice of the demo company on one page; the same content gives the same bytes. */
export async function renderSamplePage({ title, author, subtitle, on, facts }: SamplePage): Promise<Buffer> {
  const { pdf, width, finish } = openPdf({
    title,
    author,
    at: new Date(`${on}T00:00:00Z`),
    margins: { top: margin, bottom: margin },
  })
  writeText(pdf, author, { size: 18, bold: true, width })
  writeText(pdf, subtitle, { size: 10, colour: colours.muted, width })
  pdf.y += 8
  rule(pdf, width)
  pdf.y += 16
  for (const [label, value] of facts) {
    const top = pdf.y
    writeText(pdf, label, { size: 11, colour: colours.muted, width: labelWidth })
    pdf.y = top
    const bold = label === facts.at(-1)?.[0]
    writeText(pdf, value, { size: 11, bold, x: margin + labelWidth, width: width - labelWidth })
    pdf.y += 6
  }
  return finish()
}

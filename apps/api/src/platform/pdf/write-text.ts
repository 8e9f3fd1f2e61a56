import { colours, margin, type Pdf } from './open-pdf.ts'
import { cutWords } from './cut-words.ts'
import { fontRuns, type FontName } from './font-runs.ts'
import { nameSymbols } from './name-symbols.ts'

type Style = {
  size: number
  bold?: boolean
  colour?: string
  width: number
  x?: number
  align?: 'left' | 'right'
}

// How far below the top of its line a font's baseline is. Given here, because each script's font has its own and the
// letters of one line must stand on one line.
const ascent = 0.88
const lineHeight = 1.35
// Shaped together, clusters may be a little wider than each by itself.
const measurable = 0.97
const fontsOf = (bold: boolean): Record<FontName, string> => ({
  // The Indic fonts have one weight.
  latin: bold ? 'bold' : 'regular',
  devanagari: 'devanagari',
  telugu: 'telugu',
})

/** Writes user input in any supported script, with line wrapping and page breaks, and moves the cursor below it. */
export function writeText(pdf: Pdf, text: string, style: Style): void {
  const { size, bold = false, colour = colours.ink, width, x = margin, align = 'left' } = style
  pdf.fontSize(size).fillColor(colour)
  for (const line of printable(text).split('\n')) writeLine(pdf, line, { size, bold, width, x, align })
}

type Line = Required<Pick<Style, 'size' | 'bold' | 'width' | 'x' | 'align'>>

function writeLine(pdf: Pdf, line: string, { size, bold, width, x, align }: Line): void {
  const height = size * lineHeight
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
  const fonts = fontsOf(bold)
  const runs = fontRuns(line).flatMap(({ font, text }) => {
    pdf.font(fonts[font])
    const measure = { width: width * measurable, widthOf: (cluster: string) => pdf.widthOfString(cluster) }
    return cutWords(text, measure).map((part) => ({ font, text: part }))
  })
  if (runs.length === 0) {
    pdf.y += height
    return
  }
  const top = pdf.y
  runs.forEach((run, at) => {
    pdf.font(fonts[run.font])
    // The gap makes up for what the font's own line lacks.
    const lineGap = height - pdf.currentLineHeight(false)
    const options = {
      width,
      align,
      lineGap,
      baseline: 'alphabetic' as const,
      continued: at < runs.length - 1,
    }
    if (at === 0) pdf.text(run.text, x, top + size * ascent, options)
    else pdf.text(run.text, options)
  })
  pdf.y -= size * ascent
}

/** Without control characters; a tab is a space, and what the fonts can't draw is named. */
const printable = (text: string) =>
  nameSymbols(
    text
      .replaceAll('\r\n', '\n')
      .replaceAll('\t', '  ')
      .replaceAll(/(?!\n)\p{Cc}/gu, ''),
  )

import { formatDay } from '@trusswell/domain/days.ts'
import { seedOf } from '@trusswell/domain/forecast-draws.ts'
import { colours, margin, openPdf } from '../../platform/pdf/open-pdf.ts'
import { writeText } from '../../platform/pdf/write-text.ts'

type Drawing = { project: string; name: string; version: number; day: string }

const columns = 4
const rows = 5
const cell = { width: 110, height: 92 }
const top = 150

/** One page: rooms, a duct through some of them and a title. The same drawing gives the same bytes. */
export async function renderSampleDrawing({ project, name, version, day }: Drawing): Promise<Buffer> {
  const title = name.replace('.pdf', '')
  const { pdf, width, finish } = openPdf({
    title: `${title}, version ${version}`,
    author: 'Trusswell',
    at: new Date(`${day}T00:00:00Z`),
    margins: { top: margin, bottom: margin },
  })
  writeText(pdf, title, { size: 18, bold: true, width })
  writeText(pdf, `${project} · Version ${version} · ${formatDay(day)}`, {
    size: 10,
    colour: colours.muted,
    width,
  })
  const draw = seedOf(`${project} ${name}`)
  pdf.lineWidth(1).strokeColor(colours.line)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      pdf.rect(margin + column * cell.width, top + row * cell.height, cell.width, cell.height).stroke()
  // A later version has a longer duct.
  pdf.lineWidth(5).strokeColor(colours.brand)
  const y = top + ((draw % rows) + 0.5) * cell.height
  pdf
    .moveTo(margin, y)
    .lineTo(margin + Math.min(version + 1, columns) * cell.width, y)
    .stroke()
  return finish()
}

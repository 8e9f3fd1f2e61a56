import PDFDocument from 'pdfkit'
import { devanagariFont, teluguFont } from './indic-fonts.gen.ts'
import { boldFont, regularFont } from './latin-fonts.gen.ts'
import { unpackWoff } from './unpack-woff.ts'

export const colours = {
  brand: '#0B2A4A',
  onBrand: '#E8EFF6',
  ink: '#0E1B2A',
  muted: '#475769',
  line: '#C9D3DE',
}
export const margin = 56
export type Pdf = InstanceType<typeof PDFDocument>

type Document = {
  title: string
  author: string
  /** The same moment and content give the same bytes. */
  at: Date
  margins: { top: number; bottom: number }
  /** Keeps the pages until the end, so that they can be numbered. */
  bufferPages?: boolean
}

const unpacked = new Map<string, Buffer>()

/** Once for the process. */
function fontOf(base64: string): Buffer {
  const known = unpacked.get(base64) ?? unpackWoff(Buffer.from(base64, 'base64'))
  unpacked.set(base64, known)
  return known
}

/** An A4 document in the company's fonts; `finish` gives its bytes. */
export function openPdf({ title, author, at, margins, bufferPages = false }: Document) {
  const pdf = new PDFDocument({
    // None: Helvetica isn't in the bundle, and a font that is opened here is opened again each time it is chosen by name.
    font: '',
    size: 'A4',
    margins: { ...margins, left: margin, right: margin },
    bufferPages,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  pdf.registerFont('regular', fontOf(regularFont))
  pdf.registerFont('bold', fontOf(boldFont))
  pdf.registerFont('devanagari', fontOf(devanagariFont))
  pdf.registerFont('telugu', fontOf(teluguFont))
  pdf.font('regular')
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  return {
    pdf,
    width: pdf.page.width - 2 * margin,
    finish: async (): Promise<Buffer> => {
      pdf.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

/** A thin line across the page. */
export function rule(pdf: Pdf, width: number): void {
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + width, pdf.y)
    .lineWidth(0.75)
    .stroke(colours.line)
}

import { formatDay, kolkataDay } from '@trusswell/domain/days.ts'
import { counted } from '@trusswell/domain/plural.ts'
import type { Company } from '@trusswell/domain/settings.ts'
import { setImmediate } from 'node:timers/promises'
import { TooLong } from '../../platform/draw-document.ts'
import { numberPages } from '../../platform/pdf/number-pages.ts'
import { colours, margin, openPdf, rule, type Pdf } from '../../platform/pdf/open-pdf.ts'
import { writeText } from '../../platform/pdf/write-text.ts'
import type { TranscriptMessage } from './transcript-repository.ts'

export type Transcript = {
  company: Company
  project: { title: string; client: string | null }
  isInternal: boolean
  from: string | undefined
  to: string | undefined
  /** The day on which it was made. The time isn't shown, so that a repeated request asks for the same document. */
  on: string
  messages: TranscriptMessage[]
}

// What one document may hold up the others. On an idle machine this is enough for 600 pages of English.
const mostMs = 30_000
const bottom = 64
const indent = 12

/** The conversation as it reads now: earlier texts and what was deleted aren't in it. */
export async function renderTranscript(transcript: Transcript): Promise<Buffer> {
  const { company, project, isInternal, on, messages } = transcript
  const title = isInternal ? 'Internal notes' : 'Conversation'
  const { pdf, width, finish } = openPdf({
    title: `${title}: ${project.title}`,
    author: company.companyName,
    at: new Date(`${on}T00:00:00Z`),
    margins: { top: margin, bottom },
    bufferPages: true,
  })
  drawHead(pdf, transcript, title, width)
  if (messages.length === 0)
    writeText(pdf, 'No messages in this period.', { size: 10.5, colour: colours.muted, width })
  const begun = performance.now()
  let shown = ''
  let written = 0
  for (const message of messages) {
    const day = kolkataDay(Date.parse(message.created_at))
    if (day !== shown) drawDay(pdf, day, width)
    shown = day
    drawMessage(pdf, message, company.companyName, width)
    written += 100 + message.text.length
    // Yields to other jobs.
    if (written > 4_000) {
      written = 0
      if (performance.now() - begun > mostMs) throw new TooLong()
      await setImmediate()
    }
  }
  numberPages(pdf, `${company.companyName} · ${project.title}`, width)
  return finish()
}

function drawHead(pdf: Pdf, transcript: Transcript, title: string, width: number): void {
  const { company, project, messages, on } = transcript
  pdf.rect(0, 0, pdf.page.width, 84).fill(colours.brand)
  pdf.y = 32
  writeText(pdf, company.companyName, { size: 15, bold: true, colour: colours.onBrand, width: width / 2 })
  pdf.y = 32
  writeText(pdf, title, {
    size: 15,
    bold: true,
    colour: colours.onBrand,
    width: width / 2,
    x: margin + width / 2,
    align: 'right',
  })
  pdf.y = 104
  writeText(pdf, project.title, { size: 15, bold: true, width })
  const count = counted(messages.length, 'message')
  const lines = [
    project.client ? `Client: ${project.client}` : null,
    `Period: ${periodOf(transcript)}, ${count}`,
    `Created on ${formatDay(on)}. All times are Indian Standard Time.`,
    [company.legalName, ...company.addressLines].join(', '),
    [...company.contactPhones, company.contactEmail].filter((each) => each !== '').join(' · '),
  ]
  pdf.y += 2
  for (const line of lines) if (line) writeText(pdf, line, { size: 9.5, colour: colours.muted, width })
  pdf.y += 8
}

function periodOf({ from, to, messages }: Transcript): string {
  const dayOf = (message: TranscriptMessage | undefined) =>
    message ? kolkataDay(Date.parse(message.created_at)) : undefined
  const [first, last] = [from ?? dayOf(messages[0]), to ?? dayOf(messages.at(-1))]
  if (!first || !last) return first || last ? formatDay(first ?? last ?? '') : 'all'
  return first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`
}

function drawDay(pdf: Pdf, day: string, width: number): void {
  // A heading stays with the first lines below it.
  if (pdf.y + 72 > pdf.page.height - bottom) pdf.addPage()
  pdf.y += 8
  rule(pdf, width)
  pdf.y += 8
  writeText(pdf, formatDay(day), { size: 10.5, bold: true, colour: colours.brand, width })
  pdf.y += 4
}

function drawMessage(pdf: Pdf, message: TranscriptMessage, companyName: string, width: number): void {
  if (pdf.y + 34 > pdf.page.height - bottom) pdf.addPage()
  const side = message.from_staff ? companyName : 'Client'
  const edited = message.is_edited && !message.is_deleted ? ' · edited' : ''
  const inner = { x: margin + indent, width: width - indent }
  writeText(pdf, message.sender_name, { size: 10, bold: true, width: width - 160 })
  const below = pdf.y
  pdf.y = below - 10 * 1.35
  writeText(pdf, `${side} · ${timeOf(Date.parse(message.created_at))}${edited}`, {
    size: 9,
    colour: colours.muted,
    width,
    align: 'right',
  })
  pdf.y = below
  if (message.is_deleted) {
    writeText(pdf, 'Message deleted', { ...inner, size: 10.5, colour: colours.muted })
  } else {
    if (message.reply_sender !== null) {
      const quoted = message.reply_text ? excerptOf(message.reply_text) : 'a deleted message'
      writeText(pdf, `In reply to ${message.reply_sender}: ${quoted}`, {
        ...inner,
        size: 9,
        colour: colours.muted,
      })
    }
    writeText(pdf, message.text, { ...inner, size: 10.5 })
    for (const name of message.files)
      writeText(pdf, `File: ${name}`, { ...inner, size: 9.5, colour: colours.muted })
  }
  pdf.y += 8
}

const excerptOf = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 90 ? `${[...line].slice(0, 90).join('')}…` : line
}

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})
const timeOf = (moment: number) => clock.format(moment)

import { nounFor } from '@trusswell/domain/plural.ts'
import { colours, margin, openPdf, rule } from '../../platform/pdf/open-pdf.ts'
import { writeText } from '../../platform/pdf/write-text.ts'
import type { SampleApplication } from './seed-samples.ts'

/** One page; the same application gives the same bytes. */
export async function renderSampleResume(
  sample: SampleApplication & { skills: string[] },
  on: string,
): Promise<Buffer> {
  const { applicant_name: name, email, phone, experience, skills, cover_letter } = sample
  const { pdf, width, finish } = openPdf({
    title: `Resume of ${name}`,
    author: name,
    at: new Date(`${on}T00:00:00Z`),
    margins: { top: margin, bottom: margin },
  })
  const section = (title: string, text: string) => {
    pdf.y += 18
    writeText(pdf, title, { size: 12, bold: true, colour: colours.brand, width })
    pdf.y += 4
    writeText(pdf, text, { size: 11, width })
  }
  writeText(pdf, name, { size: 22, bold: true, width })
  writeText(pdf, `${email} · ${phone}`, { size: 10, colour: colours.muted, width })
  pdf.y += 8
  rule(pdf, width)
  section('Profile', cover_letter)
  section(
    'Experience',
    experience === 0
      ? 'Diploma completed this year'
      : `${experience} ${nounFor(experience, 'year')} on sites in Hyderabad`,
  )
  section('Skills', skills.join(', '))
  return finish()
}

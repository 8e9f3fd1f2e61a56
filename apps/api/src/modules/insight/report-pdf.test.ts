import { expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { pdfText } from '../../../test/pdf-text.ts'
import { sampleReport } from '../../../test/sample-report.ts'
import { renderReport } from './report-pdf.ts'

const pagesOf = async (bytes: Buffer) => (await getDocumentProxy(new Uint8Array(bytes))).numPages

test('a report is at most 80 KB, however large its project, and the same bytes each time', async () => {
  const usual = await renderReport(sampleReport())
  expect(usual.length).toBeLessThanOrEqual(80_000)
  expect((await renderReport(sampleReport())).equals(usual)).toBe(true)
  const largest = await renderReport(sampleReport('largest'))
  expect(largest.length).toBeLessThanOrEqual(80_000)
  expect(await pagesOf(usual)).toBeLessThanOrEqual(5)
  expect(await pagesOf(largest)).toBeLessThanOrEqual(20)
})

test('the report shows the project’s status, its expected finish and the basis of its budget', async () => {
  const report = sampleReport()
  const text = await pdfText(await renderReport(report))
  expect(text).toContain('At risk 48% done, 61% planned by now.')
  expect(text).toContain(
    'Likely to finish between 12 April 2027 and 27 May 2027, depending on “Chiller delivery”.',
  )
  expect(text).toContain('₹61,40,000.00 of ₹92,00,000.00. Expenses against our cost budget.')
  expect(text).toContain('13.2 points behind plan, SPI 0.78')
  // Every character has a glyph: what the fonts lack would be named in brackets.
  expect(text).not.toMatch(/\[[a-z ]+\]/)
  expect(text).toContain('Last Month: 18 Oct 2026 to 16 Nov 2026. As of 16 Nov 2026.')
  expect(text).toContain('6 Oct 2026, Suresh Reddy. The steel comes three weeks late')
  expect(text).toContain('Chillers arrive late Schedule Critical')
  expect(text).toContain('agreed value with GST ₹1,08,56,000.00, remaining ₹53,36,000.00')
  expect(text).toContain('Instalment 1 1 Jun 2026 Paid 30 May 2026 ₹18,40,000.00')
  expect(text).toContain('16 Nov 2026 Clear, 31 °C 14 Ducts of the east wing hang. (Suresh Reddy)')
  expect(text).toMatch(/Page 1 of \d/)
})

test('tables end after a number of rows and count the rest', async () => {
  const text = await pdfText(await renderReport(sampleReport('largest')))
  expect(text).toContain('And 90 more. The CSV export lists all of them.')
})

test('a project without anything has a report without empty charts', async () => {
  const report = sampleReport()
  const bare = {
    ...report,
    progress: { ...report.progress, progress_history: [], forecast: null, schedule: null },
    analytics: { ...report.analytics, cost_breakdown: [], task_completion: [], team_performance: [] },
    dates: [],
    risks: [],
    payments: [],
    diary: [],
  }
  const text = await pdfText(await renderReport(bare))
  for (const line of ['No changes recorded yet.', 'No milestones yet.', 'No open risks.', 'No payments yet.'])
    expect(text).toContain(line)
  expect(text).not.toMatch(/Date changes|Site diary/)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pdfText } from '../apps/api/test/pdf-text.ts'
import { reportLines } from '../apps/web/app/content/offers.ts'
import { sampleReport } from '../apps/web/app/content/sample-report.ts'
import { drawSampleReport, monthlyLines } from './draw-sample-report.ts'

const file = readFileSync(new URL('../apps/web/public/sample-monthly-report.pdf', import.meta.url))

test('the file on the site is the one that the content gives, one page and small', async () => {
  const drawn = await drawSampleReport()
  expect(file.equals(drawn), 'run pnpm sample:report').toBe(true)
  expect(file.length).toBeLessThan(60 * 1024)
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('every character has a glyph: what the fonts lack would be named in brackets', async () => {
  expect(/\[[a-z ]+\]/.exec(await pdfText(file))?.[0]).toBeUndefined()
})

test('the calls of the month add up to what the first lines say', () => {
  const [p1, p2] = sampleReport.calls
  expect({ due: p1.due + p2.due, met: p1.met + p2.met }).toEqual(sampleReport.urgent.now)
  expect(monthlyLines().map(([, , now]) => now)).toEqual([
    '0 / 3',
    '96%',
    '97%',
    '2.2',
    '+3.0%',
    '220 m³',
    '91%',
    '1.5',
    '-3.0%',
  ])
})

test('every line of the month is one that the offers promise', () => {
  const promised = reportLines.join('\n').toLowerCase()
  expect(monthlyLines().filter(([line]) => !promised.includes(line!.toLowerCase()))).toEqual([])
})

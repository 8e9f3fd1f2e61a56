import { expect, test } from 'vitest'
import { timeAxis } from './time-axis.ts'

const today = '2026-11-17'
const bar = (starts_on: string, planned_end: string | null, latest?: string) => ({
  starts_on,
  planned_end,
  forecast: latest === undefined ? null : { earliest: planned_end ?? starts_on, latest },
})

test('the axis covers whole months from the first start to the last planned or forecast day', () => {
  const axis = timeAxis([bar('2026-09-12', '2026-12-31', '2027-02-03'), bar('2026-10-01', null)], today)
  expect([axis.from, axis.to]).toEqual(['2026-09-01', '2027-03-01'])
  expect(axis.months.map(({ day }) => day)).toEqual([
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ])
  expect(axis.at('2026-09-01')).toBe(0)
  expect(axis.at('2027-03-01')).toBe(100)
  expect(axis.at('2026-12-01')).toBeCloseTo((91 / 181) * 100)
})

test('without projects the axis shows the current month', () => {
  const { from, to } = timeAxis([], today)
  expect([from, to]).toEqual(['2026-11-01', '2026-12-01'])
})

test('an end in the far future doesn’t compress the others, and not every month is labelled', () => {
  const axis = timeAxis([bar('2019-01-01', '2040-01-01')], today)
  expect([axis.from, axis.to]).toEqual(['2025-05-01', '2028-12-01'])
  expect(axis.at('2019-01-01')).toBe(0)
  expect(axis.at('2040-01-01')).toBe(100)
  expect(axis.months).toHaveLength(43)
})

test('labels have an eighth of the axis each, and major ones a quarter, except the last', () => {
  for (let length = 1; length <= 25; length += 1) {
    const last = new Date(Date.UTC(2025, 5 + length - 1, 28)).toISOString().slice(0, 10)
    const { months } = timeAxis([bar('2025-06-01', last)], '2025-06-01')
    const gaps = (kinds: string[]) => {
      const at = months.flatMap((month) => (month.label && kinds.includes(month.label) ? month.at : []))
      return [...at.slice(1), 100].map((next, index) => next - (at[index] ?? 0))
    }
    expect(months).toHaveLength(length)
    expect(months[0]?.label).toBe('major')
    // February is shorter.
    expect(Math.min(...gaps(['major', 'minor']))).toBeGreaterThan(11)
    expect(Math.min(100, ...gaps(['major']).slice(0, -1))).toBeGreaterThan(22)
  }
})

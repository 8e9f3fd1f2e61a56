// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { cloneElement, type ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LineChart } from './line-chart.tsx'

// jsdom has no layout to measure.
vi.mock('recharts', async (load) => ({
  ...(await load<typeof import('recharts')>()),
  ResponsiveContainer: ({ children }: { children: ReactElement<{ width: number; height: number }> }) =>
    cloneElement(children, { width: 600, height: 300 }),
}))
afterEach(cleanup)

test('equal distances are equal times, ticks are whole days, and arrow keys move from row to row', () => {
  const rows = [
    { day: '2026-11-01', done: 1 },
    { day: '2026-11-02', done: 2 },
    { day: '2026-11-21', done: 3 },
  ]
  const { container } = render(
    <LineChart
      label="Done"
      rows={rows}
      series={[{ key: 'done', label: 'Done', colour: 1 }]}
      x="day"
      tick={(day) => day.slice(8)}
      title={({ day }) => day}
    />,
  )
  const ticks = [...container.querySelectorAll('.recharts-xAxis-tick-labels text')]
  expect(ticks.map(({ textContent }) => textContent)).toEqual(['01', '05', '09', '13', '17', '21'])
  const path = container.querySelector('.recharts-line-curve')?.getAttribute('d') ?? ''
  const [first = 0, second = 0, third = 0] = new Set(
    [...path.matchAll(/[ML](-?[\d.]+),/g)].map(([, at]) => Number(at)),
  )
  expect((third - second) / (second - first)).toBeCloseTo(19, 0)
  const chart = container.querySelector('[role=application]')!
  fireEvent.focus(chart)
  fireEvent.keyDown(chart, { key: 'ArrowRight' })
  expect(container.querySelector('.chart-tip')?.textContent).toBe('2026-11-02Done 2')
})

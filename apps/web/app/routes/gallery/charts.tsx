import { ChartFrame } from '../../ui/chart-frame.tsx'
import { Table } from '../../ui/table.tsx'
import { Item } from './item.tsx'

const months = [
  { month: 'Jun', lakh: 47 },
  { month: 'Jul', lakh: 45 },
  { month: 'Aug', lakh: 52 },
  { month: 'Sep', lakh: 55 },
  { month: 'Oct', lakh: 63 },
]

export function Charts() {
  return (
    <Item id="chart-frame" title="Chart frame" wide>
      <ChartFrame
        title="Revenue Trend"
        summary="Revenue rose from 47 lakh in June to 63 lakh in October."
        note={<span className="figures">₹ lakh</span>}
        chart={<Bars />}
        table={
          <Table
            caption="Revenue by month"
            columns={[
              { key: 'month', header: 'Month', onCard: 'title', cell: (row) => row.month },
              { key: 'lakh', header: '₹ lakh', align: 'end', onCard: 'aside', cell: (row) => row.lakh },
            ]}
            rows={months}
            rowKey={(row) => row.month}
          />
        }
        legend="June to October 2026"
      />
    </Item>
  )
}

function Bars() {
  return (
    <svg viewBox="0 0 320 150" width="100%" aria-hidden="true" style={{ maxHeight: 260 }}>
      <line x1="0" x2="320" y1="128" y2="128" stroke="var(--control)" />
      {months.map(({ month, lakh }, at) => (
        <g key={month} fontFamily="var(--mono)" fontSize="11" textAnchor="middle">
          <rect x={16 + at * 62} y={128 - lakh * 1.7} width="36" height={lakh * 1.7} fill="var(--c1)" />
          <text x={34 + at * 62} y={122 - lakh * 1.7} fill="var(--text)">
            {lakh}
          </text>
          <text x={34 + at * 62} y="144" fill="var(--muted)">
            {month}
          </text>
        </g>
      ))}
    </svg>
  )
}

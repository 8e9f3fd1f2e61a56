import { useId } from 'react'
import {
  Bar,
  BarChart as Chart,
  CartesianGrid,
  Cell,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { ChartKey } from './chart-key.tsx'
import { ChartTip } from './chart-tip.tsx'
import { Hatch } from './hatch.tsx'
import { chartHeight, colourOf, type Series } from './series.ts'
import './charts.css'

type BarChartProps<Row> = {
  label: string
  rows: Row[]
  series: Series<Row>[]
  /** The name of each row. */
  by: Extract<keyof Row, string>
  /** Bars of one series may differ from row to row. */
  lookOf?: (row: Row) => Pick<Series<Row>, 'colour' | 'look'>
}

const rowHeight = 44

/** Horizontal bars leave room for names; the value is shown at the end of each. */
export function BarChart<Row extends object>({ label, rows, series, by, lookOf }: BarChartProps<Row>) {
  const id = useId()
  const fillOf = (look: Pick<Series<Row>, 'colour' | 'look'>, hatch: string) =>
    look.look === 'hatched' ? `url(#${hatch})` : colourOf(look.colour)
  return (
    <>
      {series.length > 1 && <ChartKey series={series} />}
      <div className="chart" style={{ height: Math.max(chartHeight, rows.length * rowHeight) }}>
        <ResponsiveContainer width="100%" height="100%">
          <Chart
            data={rows}
            layout="vertical"
            margin={{ top: 4, right: 36, bottom: 4, left: 4 }}
            aria-label={label}
          >
            <defs>
              {series.map(({ key, colour }) => (
                <Hatch key={key} id={id + key} colour={colour} />
              ))}
              {lookOf &&
                rows.map((row, at) => <Hatch key={at} id={`${id}row${at}`} colour={lookOf(row).colour} />)}
            </defs>
            <CartesianGrid horizontal={false} stroke="var(--line)" />
            <XAxis type="number" allowDecimals={false} tickLine={false} axisLine={false} />
            <YAxis type="category" dataKey={by} width={112} tickLine={false} stroke="var(--control)" />
            <Tooltip
              cursor={{ fill: 'var(--sunken)' }}
              content={<ChartTip<Row> title={(row) => String(row[by])} series={series} />}
              isAnimationActive={false}
            />
            {series.map((each) => (
              <Bar
                key={each.key}
                dataKey={each.key}
                name={each.label}
                maxBarSize={series.length > 1 ? 14 : 32}
                fill={fillOf(each, id + each.key)}
                stroke={colourOf(each.colour)}
                isAnimationActive={false}
              >
                {lookOf &&
                  rows.map((row, at) => (
                    <Cell
                      key={at}
                      fill={fillOf(lookOf(row), `${id}row${at}`)}
                      stroke={colourOf(lookOf(row).colour)}
                    />
                  ))}
                <LabelList dataKey={each.key} position="right" className="chart-value" />
              </Bar>
            ))}
          </Chart>
        </ResponsiveContainer>
      </div>
    </>
  )
}

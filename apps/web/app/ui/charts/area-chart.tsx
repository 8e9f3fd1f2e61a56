import { Area, AreaChart as Chart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { ChartTip } from './chart-tip.tsx'
import { markOf, type Mark as MarkAt } from './mark-of.ts'
import { chartHeight, colourOf, type Series } from './series.ts'
import './charts.css'

type AreaChartProps<Row> = {
  label: string
  rows: Row[]
  series: Series<Row>
  x: Extract<keyof Row, string>
  tick: (value: string) => string
  /** Short, for the axis and the labelled values. */
  short: (value: number) => string
  title: (row: Row) => string
}

/** The highest and the last value are labelled. */
export function AreaChart<Row extends object>({
  label,
  rows,
  series,
  x,
  tick,
  short,
  title,
}: AreaChartProps<Row>) {
  const values = rows.map((row) => Number(row[series.key]))
  const highest = values.indexOf(Math.max(...values))
  return (
    <div className="chart" style={{ height: chartHeight }}>
      <ResponsiveContainer width="100%" height="100%">
        <Chart data={rows} margin={{ top: 28, right: 28, bottom: 4, left: 8 }} aria-label={label}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey={x} tickFormatter={tick} minTickGap={12} tickLine={false} stroke="var(--control)" />
          <YAxis width={56} tickFormatter={short} axisLine={false} tickLine={false} />
          <Tooltip content={<ChartTip<Row> title={title} series={[series]} />} isAnimationActive={false} />
          <Area
            dataKey={series.key}
            name={series.label}
            type="linear"
            stroke={colourOf(series.colour)}
            strokeWidth={2.25}
            fill={colourOf(series.colour)}
            fillOpacity={0.14}
            isAnimationActive={false}
            dot={({ key, ...dot }) => (
              <Mark
                key={key}
                {...markOf(dot)}
                values={values}
                highest={highest}
                colour={colourOf(series.colour)}
                short={short}
              />
            )}
          />
        </Chart>
      </ResponsiveContainer>
    </div>
  )
}

type MarkProps = MarkAt & {
  values: number[]
  highest: number
  colour: string
  short: (value: number) => string
}

// The x axis and the margin below it.
const axisHeight = 34

function Mark({ x, y, index, value, values, highest, colour, short }: MarkProps) {
  const isLast = index === values.length - 1
  // A line that falls to its last point would cross a label above it.
  const falls = isLast && (values[index - 1] ?? 0) > value
  const below = falls && y + 28 < chartHeight - axisHeight
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={isLast ? 4.5 : 2.5}
        fill={isLast ? 'var(--surface)' : colour}
        stroke={colour}
        strokeWidth={2}
      />
      {(isLast || index === highest) && value > 0 && (
        <text
          className="chart-value"
          x={x}
          y={below ? y + 22 : y - 12}
          textAnchor={index > values.length / 2 ? 'end' : 'start'}
        >
          {short(value)}
        </text>
      )}
    </g>
  )
}

import { CartesianGrid, Line, LineChart as Chart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { ChartKey } from './chart-key.tsx'
import { ChartTip } from './chart-tip.tsx'
import { markOf, type Mark } from './mark-of.ts'
import { chartHeight, colourOf, plain, type Series } from './series.ts'
import './charts.css'

type LineChartProps<Row> = {
  label: string
  rows: Row[]
  series: Series<Row>[]
  /** The property with the day of a row, `2026-11-15`; the first row has the earliest one. */
  x: Extract<keyof Row, string>
  tick: (value: string) => string
  title: (row: Row) => string
  /** Of the left axis. */
  domain?: [number, number]
}

/** A step line, because a value applies until the next one. Each line's last value is shown at its end. */
export function LineChart<Row extends object>({
  label,
  rows,
  series,
  x,
  tick,
  title,
  domain,
}: LineChartProps<Row>) {
  const left = series.find(({ right }) => !right)
  const right = series.find((each) => each.right)
  const timeOf = (row: Row) => Date.parse(String(row[x]))
  return (
    <>
      <ChartKey series={series} line />
      <div className="chart" style={{ height: chartHeight }}>
        <ResponsiveContainer width="100%" height="100%">
          <Chart
            data={rows}
            margin={{ top: 16, right: right ? 4 : 56, bottom: 4, left: 4 }}
            aria-label={label}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey={timeOf}
              type="number"
              domain={['dataMin', 'dataMax']}
              ticks={dayTicks(rows.map(timeOf))}
              tickFormatter={(time: number) => tick(new Date(time).toISOString().slice(0, 10))}
              minTickGap={24}
              tickLine={false}
              stroke="var(--control)"
              // The last values of the left axis are placed between the lines' ends and the right axis.
              padding={{ right: right ? 48 : 0 }}
            />
            <YAxis
              yAxisId="left"
              width={48}
              tickFormatter={left?.format ?? plain}
              axisLine={false}
              tickLine={false}
              allowDecimals={false}
              {...(domain ? { domain } : {})}
            />
            {right && (
              <YAxis
                yAxisId="right"
                orientation="right"
                width={40}
                axisLine={false}
                tickLine={false}
                allowDecimals={false}
                tickFormatter={right.format ?? plain}
              />
            )}
            <Tooltip content={<ChartTip<Row> title={title} series={series} />} isAnimationActive={false} />
            {series.map((each) => (
              <Line
                key={each.key}
                yAxisId={each.right ? 'right' : 'left'}
                dataKey={each.key}
                name={each.label}
                type="stepAfter"
                stroke={colourOf(each.colour)}
                strokeWidth={2.25}
                {...(each.look === 'dashed' ? { strokeDasharray: '5 4' } : {})}
                dot={({ key, ...dot }) => (
                  <EndMark key={key} {...markOf(dot)} last={rows.length - 1} series={each} />
                )}
                activeDot={{ r: 5 }}
                isAnimationActive={false}
              />
            ))}
          </Chart>
        </ResponsiveContainer>
      </div>
    </>
  )
}

const millisecondsOfDay = 86_400_000
const mostTicks = 6

/** The first day and others at equal distances. */
function dayTicks(times: number[]): number[] {
  const [first = 0, last = first] = [times[0], times.at(-1)]
  const days = (last - first) / millisecondsOfDay
  const step = Math.max(1, Math.ceil(days / (mostTicks - 1)))
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, at) => first + at * step * millisecondsOfDay)
}

type EndMarkProps<Row> = Mark & { last: number; series: Series<Row> }

function EndMark<Row>({ x, y, index, value, last, series }: EndMarkProps<Row>) {
  if (index !== last || Number.isNaN(value)) return <g />
  const { colour, right, format = plain } = series
  return (
    <g>
      <circle cx={x} cy={y} r={4.5} fill={colourOf(colour)} />
      <text
        className="chart-value"
        x={right ? x - 9 : x + 9}
        y={right ? y - 9 : y + 4}
        textAnchor={right ? 'end' : 'start'}
      >
        {format(value)}
      </text>
    </g>
  )
}

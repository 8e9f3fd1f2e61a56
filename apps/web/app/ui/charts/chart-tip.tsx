import type { Series } from './series.ts'
import { plain } from './series.ts'

type ChartTipProps<Row> = {
  active?: boolean
  payload?: readonly { payload?: unknown }[]
  title: (row: Row) => string
  series: Series<Row>[]
}

/** The values at the hovered or selected point. Arrow keys move it while the chart has the focus. */
export function ChartTip<Row>({ active, payload, title, series }: ChartTipProps<Row>) {
  const row = payload?.[0]?.payload as Row | undefined
  if (!active || !row) return null
  return (
    <div className="chart-tip">
      <strong>{title(row)}</strong>
      {series.map(({ key, label, format = plain }) => (
        <span key={key}>
          {label} <b className="figures">{shown(row[key], format)}</b>
        </span>
      ))}
    </div>
  )
}

const shown = (value: unknown, format: (value: number) => string) =>
  typeof value === 'number' ? format(value) : '–'

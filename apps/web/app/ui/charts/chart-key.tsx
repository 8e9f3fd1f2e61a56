import { colourOf, type Series } from './series.ts'

type ChartKeyProps<Row> = { series: Series<Row>[]; line?: boolean }

export function ChartKey<Row>({ series, line = false }: ChartKeyProps<Row>) {
  return (
    <ul className="chart-key" aria-hidden="true">
      {series.map(({ key, label, colour, look = 'solid' }) => (
        <li key={key}>
          <i data-look={look} data-line={line ? '' : undefined} style={{ color: colourOf(colour) }} />
          {label}
        </li>
      ))}
    </ul>
  )
}

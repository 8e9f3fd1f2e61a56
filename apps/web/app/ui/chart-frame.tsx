import { useState, type ReactNode } from 'react'
import { Card } from './card.tsx'
import { Switch } from './switch.tsx'

type ChartFrameProps = {
  title: string
  /** One sentence that describes the chart for screen readers. */
  summary: string
  note?: ReactNode
  chart: ReactNode
  table: ReactNode
  legend?: ReactNode
}

export function ChartFrame({ title, summary, note, chart, table, legend }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const view = (
    <>
      {note}
      <Switch
        label="View as table"
        checked={asTable}
        onChange={(event) => setAsTable(event.target.checked)}
      />
    </>
  )
  return (
    <Card title={title} actions={view} flush {...(legend === undefined || asTable ? {} : { footer: legend })}>
      {asTable ? (
        table
      ) : (
        <figure className="ui-card-body" data-part="body">
          {chart}
          <figcaption className="sr-only">{summary}</figcaption>
        </figure>
      )}
    </Card>
  )
}

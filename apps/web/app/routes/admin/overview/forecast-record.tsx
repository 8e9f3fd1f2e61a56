import type { AdminOverview } from '@trusswell/domain/insight.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { Card } from '../../../ui/card.tsx'
import { Table, type Column } from '../../../ui/table.tsx'

type Stage = AdminOverview['forecast_record'][number]

const columns: Column<Stage>[] = [
  {
    key: 'stage',
    header: 'Forecast made at',
    onCard: 'title',
    cell: ({ stage }) => `${stage}% progress`,
  },
  {
    key: 'held',
    header: 'Finished within the range',
    onCard: 'aside',
    cell: ({ held, forecasts }) => (
      <span className="figures">{forecasts === 0 ? '–' : `${held} of ${forecasts}`}</span>
    ),
  },
]

/** The accuracy of forecasts: each is compared with the day on which its project was finished. */
export function ForecastRecord({ record }: { record: Stage[] }) {
  const forecasts = record.reduce((sum, stage) => sum + stage.forecasts, 0)
  const held = record.reduce((sum, stage) => sum + stage.held, 0)
  return (
    <Card title="Forecast track record" flush className="admin-forecasts">
      {forecasts === 0 ? (
        <p>No project with a forecast has finished yet. The accuracy of our forecasts will appear here.</p>
      ) : (
        <>
          <p>
            {held} of {counted(forecasts, 'forecast')} included the actual finish date. The target is 8 out of
            10.
          </p>
          <Table
            caption="Forecasts by stage"
            columns={columns}
            rows={record}
            rowKey={({ stage }) => String(stage)}
          />
        </>
      )}
    </Card>
  )
}

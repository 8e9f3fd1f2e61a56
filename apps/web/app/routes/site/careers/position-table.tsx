import { Link } from 'react-router'
import { type Column, Table } from '../../../ui/table.tsx'
import type { Position } from './openings.ts'

const columns: Column<Position>[] = [
  {
    key: 'title',
    header: 'Position',
    onCard: 'title',
    cell: ({ id, title }) => <Link to={`/careers/${id}`}>{title}</Link>,
  },
  { key: 'department', header: 'Department', cell: ({ department }) => department },
  { key: 'experience', header: 'Experience', cell: ({ experience }) => experience },
]

const more = { type: 'Type', location: 'Location' } as const

/** One line per position. Facts that all of them share are shown once, above. */
export function PositionTable({ jobs }: { jobs: Position[] }) {
  const differing = (['type', 'location'] as const).filter((fact) =>
    jobs.some((job) => job[fact] !== jobs[0]?.[fact]),
  )
  const shared = (['type', 'location'] as const).filter((fact) => !differing.includes(fact))
  const common = shared.map((fact) => jobs[0]?.[fact]).join(', ')
  return (
    <>
      {common && <p className="position-common">{jobs.length === 1 ? common : `All positions: ${common}`}</p>}
      <div className="position-table">
        <Table
          caption="Positions"
          columns={[
            ...columns,
            ...differing.map((fact) => ({
              key: fact,
              header: more[fact],
              cell: (job: Position) => job[fact],
            })),
          ]}
          rows={jobs}
          rowKey={({ id }) => id}
        />
      </div>
    </>
  )
}

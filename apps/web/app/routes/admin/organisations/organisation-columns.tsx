import type { ListedOrganisation } from '@trusswell/domain/organisations.ts'
import { gstCategoryLabels } from '@trusswell/domain/organisation-values.ts'
import { stateName } from '@trusswell/domain/states.ts'
import { Link } from 'react-router'
import { Moment } from '../../../ui/moment.tsx'
import type { Column } from '../../../ui/table.tsx'

export const organisationColumns: Column<ListedOrganisation>[] = [
  {
    key: 'name',
    header: 'Organisation',
    sortable: true,
    onCard: 'title',
    cell: ({ id, display_name, legal_name }) => (
      <div className="organisation-name">
        <Link to={`/admin/organisations/${id}`}>{display_name}</Link>
        {legal_name && <small>{legal_name}</small>}
      </div>
    ),
  },
  { key: 'state', header: 'State', cell: ({ state }) => stateName(state) ?? none },
  {
    key: 'gst',
    header: 'GST',
    cell: ({ gst_category, gstin }) => (
      <div className="organisation-gst">
        {gstCategoryLabels[gst_category]}
        {gstin && <small className="figures">{gstin}</small>}
      </div>
    ),
  },
  { key: 'people', header: 'People', sortable: true, align: 'end', cell: ({ people_count }) => people_count },
  {
    key: 'projects',
    header: 'Projects',
    sortable: true,
    align: 'end',
    cell: ({ projects_count }) => projects_count,
  },
  {
    key: 'created',
    header: 'Created',
    sortable: true,
    cell: ({ created_at }) => <Moment at={created_at} precision="day" />,
  },
]

const none = <span className="ui-muted">Not given</span>

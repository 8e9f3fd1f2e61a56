import { useSearchParams } from 'react-router'
import { SortChoice } from '../../ui/lists/sort-choice.tsx'

/** Of the columns that projects of staff can be sorted by. */
export const projectHeaders = {
  title: 'Project',
  client: 'Client',
  manager: 'Manager',
  health: 'Health',
  status: 'Status',
  progress: 'Progress',
  due: 'Due',
  created: 'Created',
}
const columns = Object.entries(projectHeaders).map(([key, header]) => ({ key, header, sortable: true }))

/** The order of project cards, which have no header to sort by. */
export const ProjectSortChoice = () => <SortChoice columns={columns} usual={useUsualOrder()} always />

/** As the API sorts without a choice. */
export function useUsualOrder() {
  const [params] = useSearchParams()
  return params.has('due') ? 'due' : '-created'
}

import { useSearchParams } from 'react-router'
import { CardSortChoice } from '../../ui/lists/card-sort-choice.tsx'

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

export const ProjectSortChoice = () => <CardSortChoice headers={projectHeaders} usual={useUsualOrder()} />

/** As the API sorts without a choice. */
export function useUsualOrder() {
  const [params] = useSearchParams()
  return params.has('due') ? 'due' : '-created'
}

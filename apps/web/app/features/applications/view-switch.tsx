import { LayoutList, SquareKanban, Table2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useView } from '../../ui/lists/use-view.ts'
import { ViewSwitch } from '../../ui/lists/view-switch.tsx'

/** The name under which the choice between list and table is remembered. */
export const applicationView = 'applications'

const views = [
  { value: 'cards', label: 'List', icon: <LayoutList aria-hidden="true" /> },
  { value: 'table', label: 'Table', icon: <Table2 aria-hidden="true" /> },
  { value: 'board', label: 'Board', icon: <SquareKanban aria-hidden="true" /> },
] as const

/** The board has a column for each status and no order of its own. */
const notOnBoard = { status: null, sort: null, pages: null, deleted: null }

export function ApplicationViews() {
  const [params] = useSearchParams()
  const { view, remember } = useView(applicationView)
  const isBoard = params.get('view') === 'board'
  return (
    <ViewSwitch
      views={views.map((each) => ({
        ...each,
        params: each.value === 'board' || isBoard ? notOnBoard : {},
      }))}
      view={isBoard ? 'board' : view}
      onChoose={(value) => value !== 'board' && remember(value)}
    />
  )
}

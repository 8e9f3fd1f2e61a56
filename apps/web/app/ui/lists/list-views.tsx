import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { savedViewsQuery } from '../../lib/saved-views.ts'
import { Button } from '../button.tsx'
import { viewQuery } from './saved-views/view-query.ts'
import './lists.css'

const SavedViews = lazy(() => import('./saved-views/saved-views.tsx'))

/** The person's views of this list: names for a search, filters, an order and a look. The menu is loaded when it is opened. */
export function ListViews() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const [isWanted, setWanted] = useState(false)
  const { data: all = [] } = useQuery(savedViewsQuery)
  const views = all.filter(({ list }) => list === pathname)
  const query = viewQuery(params)
  const current = views.find((view) => view.query === query)
  useDefault(views.find(({ is_default }) => is_default)?.query)

  const button = (
    <Button
      tone="secondary"
      className="list-views-button"
      icon={<Bookmark aria-hidden="true" />}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <span>{current?.name ?? 'Views'}</span>
    </Button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <SavedViews list={pathname} views={views} current={current} query={query} />
    </Suspense>
  )
}

/** Applied once, to a list that was opened without a search or filters of its own. */
function useDefault(query: string | undefined): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isPending = useRef(search === '')
  useEffect(() => {
    if (search !== '') isPending.current = false
    if (!isPending.current || query === undefined || query === '') return
    isPending.current = false
    void navigate({ search: query }, { replace: true, preventScrollReset: true })
  }, [search, query, navigate])
}

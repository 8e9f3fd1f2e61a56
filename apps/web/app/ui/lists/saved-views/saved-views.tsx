import { Bookmark, Check, ListRestart, Settings2, BookmarkPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SavedView } from '../../../lib/saved-view-schemas.ts'
import { Menu, type MenuEntry } from '../../menu.tsx'
import { TriggerButton } from '../../trigger-button.tsx'
import '../lists.css'

const SaveViewDialog = lazy(() => import('./save-view-dialog.tsx'))
const ManageViewsDialog = lazy(() => import('./manage-views-dialog.tsx'))

type SavedViewsProps = {
  list: string
  views: SavedView[]
  current: SavedView | undefined
  /** What the list shows now. */
  query: string
}

/** Opens with its first render, because it is loaded by the press that opens it. */
export default function SavedViews({ list, views, current, query }: SavedViewsProps) {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const show = (search: string) => void navigate({ search }, { preventScrollReset: true })

  const entries: MenuEntry[] = [
    ...views.map((view) => ({
      id: view.id,
      label: view.name,
      icon: view === current ? <Check aria-hidden="true" /> : <Bookmark aria-hidden="true" />,
      ...(view.is_default ? { note: 'Default' } : {}),
      onAction: () => show(view.query),
    })),
    ...(views.length > 0 ? ['separator' as const] : []),
    {
      id: 'everything',
      label: 'Clear search and filters',
      icon: <ListRestart aria-hidden="true" />,
      disabled: query === '',
      onAction: () => show(''),
    },
    {
      id: 'save',
      label: 'Save this view',
      icon: <BookmarkPlus aria-hidden="true" />,
      disabled: query === '' || current !== undefined,
      onAction: () => setDialog('save'),
    },
    ...(views.length > 0
      ? [
          {
            id: 'manage',
            label: 'Manage views',
            icon: <Settings2 aria-hidden="true" />,
            onAction: () => setDialog('manage'),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        label="Saved views"
        startsOpen
        entries={entries}
        trigger={
          <TriggerButton className="list-views-button" icon={<Bookmark aria-hidden="true" />}>
            <span>{current?.name ?? 'Views'}</span>
          </TriggerButton>
        }
      />
      <Suspense>
        {dialog === 'save' && <SaveViewDialog list={list} query={query} onClose={() => setDialog(null)} />}
        {dialog === 'manage' && <ManageViewsDialog views={views} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  )
}

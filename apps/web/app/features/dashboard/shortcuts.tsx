import type { Me } from '@trusswell/domain/account.ts'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSingleKeyShortcuts } from '../../lib/session/single-key-shortcuts.ts'
import {
  chooseAllRows,
  chooseFocusedRow,
  editFocusedRow,
  focusRow,
  focusSearch,
  pressBulkKey,
  takeNextStep,
} from '../../ui/lists/row-keys.ts'
import { goTargets } from './nav-entries.tsx'
import { createKeyReader, shortcutKeyOf } from './shortcut-keys.ts'

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

type ShortcutsProps = { user: Me; open: boolean; onOpenChange: (open: boolean) => void }

/** The keyboard shortcuts of the dashboard, and the dialog that lists them. */
export function Shortcuts({ user, open, onOpenChange }: ShortcutsProps) {
  const { role } = user.user_metadata
  const [on, setOn] = useSingleKeyShortcuts(user.id)
  const navigate = useNavigate()
  const entries = useMemo(() => goTargets(role), [role])

  useEffect(() => {
    if (!on) return
    const read = createKeyReader(entries)
    function press(event: KeyboardEvent) {
      const key = shortcutKeyOf(event)
      const shortcut = key === null ? null : read(key, event.timeStamp)
      if (!shortcut) return
      switch (shortcut.act) {
        case 'go':
          event.preventDefault()
          return void navigate(shortcut.to)
        case 'help':
          event.preventDefault()
          return onOpenChange(true)
        case 'wait':
          return
        case 'search':
        case 'next':
        case 'previous':
        case 'edit':
        case 'step':
        case 'choose':
        case 'all':
        case 'status':
        case 'manager':
        case 'team':
        case 'close':
        case 'again':
          // Firefox searches the page on `/`; it keeps the key where the page has no search field.
          if (actions[shortcut.act]()) event.preventDefault()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, entries, navigate, onOpenChange])

  if (!open) return null
  return (
    <Suspense>
      <ShortcutsDialog entries={entries} on={on} onSwitch={setOn} onClose={() => onOpenChange(false)} />
    </Suspense>
  )
}

const actions = {
  search: focusSearch,
  next: () => focusRow(1),
  previous: () => focusRow(-1),
  edit: editFocusedRow,
  step: takeNextStep,
  choose: chooseFocusedRow,
  all: chooseAllRows,
  status: () => pressBulkKey('s'),
  manager: () => pressBulkKey('m'),
  team: () => pressBulkKey('t'),
  close: () => pressBulkKey('c'),
  again: () => pressBulkKey('r'),
}

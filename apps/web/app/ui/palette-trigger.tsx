import { Search } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import './palette.css'

export function PaletteTrigger({ label, onOpen }: { label: string; onOpen: () => void }) {
  const mac = useSyncExternalStore(noChange, isMac, () => false)
  return (
    <button
      type="button"
      className="ui-palette-trigger"
      data-part="palette-trigger"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={mac ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
    >
      <Search aria-hidden="true" />
      <span>{label}</span>
      <kbd aria-hidden="true">{mac ? '⌘' : 'Ctrl'}</kbd>
      <kbd aria-hidden="true">K</kbd>
    </button>
  )
}

export function isPaletteKey(event: KeyboardEvent) {
  return (
    event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
  )
}

const noChange = () => () => undefined
const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent)

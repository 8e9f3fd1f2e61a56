import type { NavEntry } from './nav-entries.tsx'

/** What the page does with its list. */
type ListAct =
  | 'search'
  | 'next'
  | 'previous'
  | 'edit'
  | 'step'
  | 'choose'
  | 'all'
  | 'status'
  | 'manager'
  | 'team'
  | 'close'
  | 'again'

export type Shortcut = { act: ListAct | 'help' | 'wait' } | { act: 'go'; to: string }

const single: Record<string, ListAct | 'help'> = {
  '/': 'search',
  '?': 'help',
  j: 'next',
  k: 'previous',
  e: 'edit',
  n: 'step',
  x: 'choose',
  a: 'all',
  s: 'status',
  m: 'manager',
  t: 'team',
  c: 'close',
  r: 'again',
}

const secondKeyMs = 1_500

/** Tells what a pressed key does; `g` waits for the second key of a pair. */
export function createKeyReader(entries: Pick<NavEntry, 'to' | 'key'>[]) {
  let goUntil = 0
  return (key: string, now: number): Shortcut | null => {
    const isSecond = now < goUntil
    goUntil = 0
    if (isSecond) {
      const entry = entries.find((each) => each.key === key)
      if (entry) return { act: 'go', to: entry.to }
    }
    if (key === 'g') {
      goUntil = now + secondKeyMs
      return { act: 'wait' }
    }
    const act = single[key]
    return act ? { act } : null
  }
}

/** Null while the person types, uses a dialog or menu, or holds a modifier key. */
export function shortcutKeyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return null
  if (document.querySelector(overlay)) return null
  const { target, key, shiftKey } = event
  if (target instanceof Element && (target.closest(typing) || isEditable(target))) return null
  if (key.length !== 1) return null
  // Letters with Caps Lock count, letters with Shift don't. `?` needs Shift on most keyboards.
  if (!/[a-z]/i.test(key)) return key
  return shiftKey ? null : key.toLowerCase()
}

const overlay = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]'
const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=textbox], [role=combobox]'
const isEditable = (element: Element) => element instanceof HTMLElement && element.isContentEditable

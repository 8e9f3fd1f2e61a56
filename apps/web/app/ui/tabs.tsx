import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { showTab } from './show-tab.ts'
import './tabs.css'

export type TabEntry = {
  id: string
  label: string
  /** `25+` where more than that are known to exist. */
  count?: number | string
  /** What is counted, for screen readers. */
  countLabel?: string
  content: ReactNode
  disabled?: boolean
}

type TabsProps = {
  label: string
  tabs: TabEntry[]
  selected?: string
  onSelect?: (id: string) => void
}

/** Not React Aria's, which lays a page out while it is rendered and renders its tabs twice: decision 67. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId()
  const [chosen, setChosen] = useState(tabs.find(({ disabled }) => !disabled)?.id)
  const current = tabs.find((tab) => tab.id === (selected ?? chosen))
  const row = useRef<HTMLDivElement>(null)
  useEffect(
    () => showTab(row.current?.querySelector<HTMLElement>('[aria-selected=true]') ?? null),
    [current?.id],
  )

  const idOf = (tab: TabEntry) => `${id}-tab-${tab.id}`
  const select = (tab: string) => {
    setChosen(tab)
    onSelect?.(tab)
  }
  const move = (event: KeyboardEvent) => {
    // Alt with an arrow is the browser’s Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const enabled = tabs.filter(({ disabled }) => !disabled)
    // From the tab with the focus: the selected one may still be the one before it.
    const at = enabled.findIndex((tab) => idOf(tab) === event.currentTarget.id)
    const next = nextOf(event.key, at, enabled.length)
    const tab = next === undefined ? undefined : enabled.at(next)
    if (!tab) return
    event.preventDefault()
    if (tab === enabled[at]) return
    row.current?.querySelector<HTMLElement>(`[id="${idOf(tab)}"]`)?.focus()
    select(tab.id)
  }

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className="ui-tab-list">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={idOf(tab)}
            className="ui-tab"
            disabled={tab.disabled}
            tabIndex={tab === current ? 0 : -1}
            aria-selected={tab === current}
            {...(tab === current ? { 'aria-controls': `${id}-tabpanel-${tab.id}` } : {})}
            {...(tab.countLabel ? { 'aria-label': `${tab.label}, ${tab.count} ${tab.countLabel}` } : {})}
            onClick={(event) => {
              // Safari doesn’t focus a button that is clicked.
              event.currentTarget.focus()
              select(tab.id)
            }}
            onKeyDown={move}
          >
            <span className="ui-tab-label" data-label={tab.label}>
              {tab.label}
            </span>
            {tab.count !== undefined && <span className="ui-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {current && (
        <div
          key={current.id}
          role="tabpanel"
          id={`${id}-tabpanel-${current.id}`}
          className="ui-tab-panel"
          aria-labelledby={idOf(current)}
          tabIndex={0}
        >
          {current.content}
        </div>
      )}
    </div>
  )
}

function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return at - 1
  if (key === 'Home') return 0
  if (key === 'End') return -1
  return undefined
}

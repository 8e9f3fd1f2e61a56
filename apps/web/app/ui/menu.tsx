import type { ReactElement, ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import './popover.css'

export type MenuEntry =
  | 'separator'
  | {
      id: string
      label: string
      icon?: ReactNode
      note?: string
      href?: string
      tone?: 'danger'
      disabled?: boolean
      /** The menu stays open, so that the item can show its progress. */
      staysOpen?: boolean
      onAction?: () => void
    }

type MenuProps = {
  trigger: ReactElement
  entries: MenuEntry[]
  label?: string
  align?: 'start' | 'end'
  /** For a menu that is loaded by the press that opens it. */
  startsOpen?: boolean
}

export function Menu({ trigger, entries, label, align = 'start', startsOpen = false }: MenuProps) {
  return (
    <MenuTrigger defaultOpen={startsOpen}>
      {trigger}
      <Popover className="ui-popover" placement={`bottom ${align}`} offset={4}>
        <AriaMenu className="ui-list" {...(label ? { 'aria-label': label } : {})}>
          {entries.map((entry, at) =>
            entry === 'separator' ? (
              <Separator key={`separator-${at}`} className="ui-separator" />
            ) : (
              <MenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                className="ui-item"
                data-tone={entry.tone}
                isDisabled={entry.disabled ?? false}
                shouldCloseOnSelect={!entry.staysOpen}
                {...(entry.href ? { href: entry.href } : {})}
                {...(entry.onAction ? { onAction: entry.onAction } : {})}
              >
                {entry.icon}
                <span className="ui-item-text">
                  {entry.label}
                  {entry.note && <small>{entry.note}</small>}
                </span>
              </MenuItem>
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

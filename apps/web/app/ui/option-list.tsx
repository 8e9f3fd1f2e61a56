import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import './popover.css'

export type Option = { id: string; label: string; note?: string; disabled?: boolean }

export function OptionPopover({ empty, children }: { empty?: ReactNode; children: ReactNode }) {
  return (
    <Popover className="ui-popover ui-popover-options" offset={4} data-density="compact">
      {children}
      {empty}
    </Popover>
  )
}

export function OptionList({ options, empty = 'No matches' }: { options?: Option[]; empty?: string }) {
  return (
    <ListBox
      className="ui-list"
      {...(options ? { items: options } : {})}
      renderEmptyState={() => <p className="ui-list-empty">{empty}</p>}
    >
      {(option: Option) => (
        <ListBoxItem className="ui-item" textValue={option.label} isDisabled={option.disabled ?? false}>
          <span className="ui-item-text">
            {option.label}
            {option.note && <small>{option.note}</small>}
          </span>
          <Check aria-hidden="true" className="ui-item-check" />
        </ListBoxItem>
      )}
    </ListBox>
  )
}

import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Autocomplete, Dialog, Header, Input, Menu, MenuItem, MenuSection } from 'react-aria-components'
import { Modal, ModalOverlay, TextField, useFilter } from 'react-aria-components'
import { isPaletteKey, PaletteTrigger } from './palette-trigger.tsx'
import type { Command, CommandGroup } from './command.ts'
import './dialog.css'
import './popover.css'
import './palette.css'

type CommandPaletteProps = { groups: CommandGroup[]; placeholder?: string }

export function CommandPalette({ groups, placeholder = 'Go to or create' }: CommandPaletteProps) {
  const [open, setOpen] = useState(false)
  const { contains } = useFilter({ sensitivity: 'base' })

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      setOpen((now) => !now)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <PaletteTrigger label={placeholder} onOpen={() => setOpen(true)} />
      <ModalOverlay isOpen={open} onOpenChange={setOpen} isDismissable className="ui-scrim ui-scrim-top">
        <Modal className="ui-modal">
          <Dialog className="ui-dialog ui-palette" aria-label={placeholder} data-density="compact">
            <Autocomplete filter={contains}>
              <TextField aria-label={placeholder} className="ui-palette-field" autoFocus>
                <Search aria-hidden="true" />
                <Input placeholder={placeholder} />
                <kbd>Esc</kbd>
              </TextField>
              <Menu
                className="ui-list ui-palette-list"
                aria-label="Commands"
                onAction={() => setOpen(false)}
                renderEmptyState={() => <p className="ui-list-empty">Nothing by that name</p>}
              >
                {groups.map((group) => (
                  <MenuSection key={group.title}>
                    <Header className="ui-section-title">{group.title}</Header>
                    {group.commands.map((command) => (
                      <PaletteItem key={command.id} command={command} />
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </Autocomplete>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  )
}

function PaletteItem({ command }: { command: Command }) {
  const { id, label, note, icon, keywords = '', href, onAction } = command
  return (
    <MenuItem
      id={id}
      className="ui-item"
      textValue={`${label} ${note ?? ''} ${keywords}`}
      {...(href ? { href } : {})}
      {...(onAction ? { onAction } : {})}
    >
      {icon}
      <span className="ui-item-text">{label}</span>
      {note && <span className="ui-item-note">{note}</span>}
    </MenuItem>
  )
}

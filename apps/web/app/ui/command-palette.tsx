import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { isPaletteKey, PaletteTrigger } from './palette-trigger.tsx'
import type { Command, CommandGroup, Finds } from './command.ts'
import { Scrim } from './scrim.tsx'
import './dialog.css'
import './popover.css'
import './palette.css'

type CommandPaletteProps = {
  groups: CommandGroup[]
  placeholder?: string
  /** Search results of the caller for the typed words; empty while the palette is closed. */
  finds?: Finds
  onType?: (typed: string) => void
  /** One line below the list. */
  hint?: ReactNode
}

const nothing: Finds = { groups: [], state: 'done' }

export function CommandPalette(props: CommandPaletteProps) {
  const { groups, placeholder = 'Go to or create', finds = nothing, onType, hint } = props
  const [open, setOpen] = useState(false)
  const { contains } = useFilter({ sensitivity: 'base' })
  const found = new Set<unknown>(finds.groups.flatMap(({ commands }) => commands.map(({ id }) => id)))

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      setOpen((now) => !now)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (!open) onType?.('')
  }, [open, onType])

  // Results for these words may match in fields the palette doesn't see; results of earlier words may not match.
  const matches = (text: string, typed: string, { key }: { key: unknown }) =>
    (finds.state === 'done' && found.has(key)) || contains(text, typed)

  return (
    <>
      <PaletteTrigger label={placeholder} onOpen={() => setOpen(true)} />
      <Scrim isOpen={open} onOpenChange={setOpen} isDismissable className="ui-scrim ui-scrim-top">
        <Modal className="ui-modal">
          <Dialog
            isEntering={false}
            className="ui-dialog ui-palette"
            aria-label={placeholder}
            data-density="compact"
          >
            <Autocomplete filter={matches} {...(onType ? { onInputChange: onType } : {})}>
              <TextField aria-label={placeholder} className="ui-palette-field" autoFocus>
                <Search aria-hidden="true" />
                <Input placeholder={placeholder} />
                <kbd>Esc</kbd>
              </TextField>
              <Menu
                className="ui-list ui-palette-list"
                aria-label="Commands"
                onAction={() => setOpen(false)}
                renderEmptyState={() => finds.state === 'done' && <p className="ui-list-empty">No matches</p>}
              >
                {[...groups, ...finds.groups].map((group) => (
                  <MenuSection key={group.title}>
                    <Header className="ui-section-title">{group.title}</Header>
                    {group.commands.map((command) => (
                      <PaletteItem key={command.id} command={command} />
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </Autocomplete>
            <p role="status" className="ui-palette-state">
              {stateWords[finds.state]}
            </p>
            {hint && <p className="ui-palette-hint">{hint}</p>}
          </Dialog>
        </Modal>
      </Scrim>
    </>
  )
}

const stateWords: Record<Finds['state'], string> = {
  done: '',
  searching: 'Searching…',
  failed: 'Search isn’t available right now. Please try again.',
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

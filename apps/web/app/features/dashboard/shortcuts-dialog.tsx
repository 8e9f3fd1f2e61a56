import { Fragment } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { NavEntry } from './nav-entries.tsx'
import './shortcuts.css'

type ShortcutsDialogProps = {
  entries: NavEntry[]
  on: boolean
  onSwitch: (on: boolean) => void
  onClose: () => void
}

type Line = { keys: string[]; does: string }

const everywhere: Line[] = [
  { keys: ['Ctrl', 'K'], does: 'Search, go to or create' },
  { keys: ['?'], does: 'Show this list' },
]

const inLists: Line[] = [
  { keys: ['/'], does: 'Search the list' },
  { keys: ['j'], does: 'Next row' },
  { keys: ['k'], does: 'Previous row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['e'], does: 'Edit the row, or show its actions' },
  { keys: ['n'], does: 'Next step of the row: reply, confirm or accept' },
  { keys: ['x'], does: 'Select the row' },
  { keys: ['a'], does: 'Select all rows shown' },
  { keys: ['s'], does: 'Set the status of selected applications or submissions' },
  { keys: ['m'], does: 'Assign a manager to selected projects' },
  { keys: ['t'], does: 'Add people to the team of selected projects' },
  { keys: ['c'], does: 'Close selected positions' },
  { keys: ['r'], does: 'Reopen selected positions, or send reminders for selected payments' },
]

const inDialogs: Line[] = [
  { keys: ['Ctrl', 'Enter'], does: 'Save or send' },
  { keys: ['Esc'], does: 'Close' },
]

export default function ShortcutsDialog({ entries, on, onSwitch, onClose }: ShortcutsDialogProps) {
  const goTo = entries.flatMap(({ key, label }) => (key ? [{ keys: ['g', key], does: label }] : []))
  return (
    <Dialog isOpen onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts">
      <div className="shortcuts">
        <Switch
          label="Single-key shortcuts"
          hint="Turn them off if they get in the way, for example of speech input. Ctrl K always works. This applies to you in this browser."
          checked={on}
          onChange={({ target }) => onSwitch(target.checked)}
        />
        <Lines title="Everywhere" lines={everywhere} />
        <Lines title="Go to" lines={goTo} />
        <Lines title="In lists" lines={inLists} />
        <Lines title="In dialogs" lines={inDialogs} />
      </div>
    </Dialog>
  )
}

const Lines = ({ title, lines }: { title: string; lines: Line[] }) => (
  <section>
    <h3>{title}</h3>
    <dl>
      {lines.map(({ keys, does }) => (
        <div key={does}>
          <dt>{does}</dt>
          <dd>
            {keys.map((key, at) => (
              <Fragment key={key}>
                {at > 0 && ' '}
                <kbd>{key}</kbd>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

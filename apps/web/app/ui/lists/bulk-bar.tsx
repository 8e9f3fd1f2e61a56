import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox.tsx'
import './bulk-bar.css'

type BulkBarProps = {
  label: string
  shown: number
  chosen: number
  onChooseAll: (on: boolean) => void
  /** Actions for the selected rows. A button with `data-bulk-key="s"` is pressed by that key. */
  children: ReactNode
}

/** Above a list whose rows can be selected. */
export function BulkBar({ label, shown, chosen, onChooseAll, children }: BulkBarProps) {
  return (
    <section className="ui-card bulk-bar" data-chosen={chosen} aria-label={label}>
      <Checkbox
        data-choose-all
        label={`Select all ${shown} shown`}
        checked={shown > 0 && chosen === shown}
        ref={(box) => void (box && (box.indeterminate = chosen > 0 && chosen < shown))}
        onChange={({ target }) => onChooseAll(target.checked)}
      />
      <p role="status">{chosen > 0 && `${chosen} selected`}</p>
      {chosen > 0 && <div>{children}</div>}
    </section>
  )
}

// More would push the buttons out of a phone's screen.
const named = 5

/** What a change is about, before it is made. */
export const BulkTitles = ({ titles, others }: { titles: string[]; others: (count: number) => string }) => (
  <ul className="bulk-titles">
    {titles.slice(0, named).map((title, at) => (
      <li key={at}>{title}</li>
    ))}
    {titles.length > named && <li>and {others(titles.length - named)}</li>}
  </ul>
)

type BulkPreviewProps = {
  /** What changes. */
  titles: string[]
  note: ReactNode
  /** What doesn't, each with the reason. */
  exceptions: string[]
  exceptionsTitle: string
  others: (count: number) => string
}

/** What a change is about and what it leaves out, before it is made. */
export const BulkPreview = (props: BulkPreviewProps) => {
  const { titles, note, exceptions, exceptionsTitle, others } = props
  return (
    <>
      <BulkTitles titles={titles} others={others} />
      <p>{note}</p>
      {exceptions.length > 0 && (
        <div className="bulk-exceptions">
          <p>{exceptionsTitle}</p>
          <BulkTitles titles={exceptions} others={others} />
        </div>
      )}
    </>
  )
}

type RowChoiceProps = {
  name: string
  checked: boolean
  onChoose: (on: boolean) => void
  /** Replaces the look in a table. */
  className?: string
}

/** Selects a row; `x` presses it for the focused one. */
export const RowChoice = ({ name, checked, onChoose, className }: RowChoiceProps) => (
  <Checkbox
    data-choose
    className={className ?? 'row-choice'}
    label={<span className="sr-only">Select {name}</span>}
    checked={checked}
    onChange={({ target }) => onChoose(target.checked)}
  />
)

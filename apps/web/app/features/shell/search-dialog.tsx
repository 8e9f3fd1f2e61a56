import type { SearchAnswer } from '@trusswell/domain/search.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { SearchField } from '../../ui/search-field.tsx'
import { SearchOutcome, SearchStarts } from './search-outcome.tsx'
import { stepThrough } from './step-through.ts'
import './search-dialog.css'

type Found = SearchAnswer & { q: string; failure: string | null }

const pauseMs = 200

/** The native dialog traps the focus, closes on Escape and restores the focus. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [q, setQ] = useState('')
  const { data, load } = useFetcher<Found>()

  useEffect(() => dialog.current?.showModal(), [])

  useEffect(() => {
    const words = q.trim()
    if (words === '') return
    const later = setTimeout(() => void load(`/search?q=${encodeURIComponent(words)}&typing`), pauseMs)
    return () => clearTimeout(later)
  }, [q, load])

  const found = q.trim() === '' ? undefined : data
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => stepThrough(event)}
    >
      <Form action="/search" role="search" onSubmit={onClose}>
        <SearchField
          label="Search the site"
          name="q"
          maxLength={100}
          value={q}
          onChange={(event) => setQ(event.target.value)}
          required
        />
      </Form>
      <div className="search-dialog-list" aria-live="polite">
        {found?.failure && <p>{found.failure}</p>}
        {found && !found.failure && (
          <SearchOutcome q={found.q} fit={found.fit} groups={found.groups} onChosen={onClose} />
        )}
        {!found && <SearchStarts onChosen={onClose} />}
      </div>
    </dialog>
  )
}

import { counted } from '@trusswell/domain/plural.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

type UnsavedBarProps = { changed: string[]; onDiscard: () => void; children: ReactNode }

/** Stays visible, so that a long form can be saved from anywhere. */
export function UnsavedBar({ changed, onDiscard, children }: UnsavedBarProps) {
  if (changed.length === 0) return null
  return (
    <div className="settings-unsaved" role="group" aria-label="Unsaved changes">
      <p>
        <strong>{counted(changed.length, 'unsaved change')}</strong> <span>{changed.join(', ')}</span>
      </p>
      <Button tone="secondary" onClick={onDiscard}>
        Discard
      </Button>
      {children}
    </div>
  )
}

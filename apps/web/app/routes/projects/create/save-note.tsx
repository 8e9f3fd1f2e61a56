import { Check, CloudOff } from 'lucide-react'
import { clockInIndia } from '../../../lib/dates.ts'
import type { SaveState } from './draft-saver.ts'

/** The state of saving. */
export function SaveNote({ save }: { save: SaveState }) {
  return (
    <p className="create-saved" role="status" data-state={save.name}>
      {save.name === 'saving' && 'Saving…'}
      {save.name === 'saved' && (
        <>
          <Check aria-hidden="true" />
          Saved {clockInIndia(save.at)}
        </>
      )}
      {save.name === 'failed' && (
        <>
          <CloudOff aria-hidden="true" />
          Not saved yet. We’ll keep trying.
        </>
      )}
      {save.name === 'conflict' && 'Not saved: this draft was changed on another device.'}
    </p>
  )
}

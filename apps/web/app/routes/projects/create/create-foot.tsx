import { Button } from '../../../ui/button.tsx'
import type { SaveState } from './draft-saver.ts'
import { review } from './create-values.ts'
import { SaveNote } from './save-note.tsx'

type CreateFootProps = { step: number; save: SaveState; pending: boolean; onBack: () => void }

/** Sticky at the bottom on a phone. */
export function CreateFoot({ step, save, pending, onBack }: CreateFootProps) {
  return (
    <footer className="create-foot">
      <SaveNote save={save} />
      {step > 1 && (
        <Button tone="secondary" onClick={onBack}>
          Back
        </Button>
      )}
      <Button type="submit" className="create-main" pending={pending} pendingLabel="Creating Project...">
        {step === review ? 'Create Project' : 'Next'}
      </Button>
    </footer>
  )
}

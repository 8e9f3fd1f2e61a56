import { useState } from 'react'
import { showFailure } from '../../../ui/outcome-toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Moment } from '../../../ui/moment.tsx'

type ResumedNoteProps = { savedAt: string; onStartOver: () => Promise<void> }

/** Says that a draft was resumed, and lets the person discard it. */
export function ResumedNote({ savedAt, onStartOver }: ResumedNoteProps) {
  const [shown, setShown] = useState(true)
  const [asked, setAsked] = useState(false)
  if (!shown) return null

  async function startOver() {
    setAsked(false)
    try {
      await onStartOver()
      setShown(false)
    } catch (error) {
      showFailure(error, 'Failed to delete the draft')
    }
  }

  return (
    <div className="create-resumed">
      <p>
        We’ve restored your draft from <Moment at={savedAt} />.
      </p>
      <Button tone="quiet" size="small" onClick={() => setAsked(true)}>
        Start over
      </Button>
      <ConfirmDialog
        isOpen={asked}
        title="Start over"
        message="What you have entered so far will be deleted, on every device."
        confirmLabel="Delete draft"
        onCancel={() => setAsked(false)}
        onConfirm={() => void startOver()}
      />
    </div>
  )
}

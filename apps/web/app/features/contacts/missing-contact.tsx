import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { contactDialogTitle } from './contact-dialog.tsx'

/** Shown when the URL names a submission that can't be shown here. */
export function MissingContact({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={contactDialogTitle}
      footer={<Button onClick={onClose}>Back to the list</Button>}
    >
      <p>We couldn’t find this message. It may have been deleted.</p>
    </Dialog>
  )
}

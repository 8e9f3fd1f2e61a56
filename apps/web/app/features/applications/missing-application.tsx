import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Shown when the URL names an application that can't be shown here. */
export function MissingApplication({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title="Edit Application"
      footer={<Button onClick={onClose}>Back to the list</Button>}
    >
      <p>We couldn’t find this application. It may have been deleted.</p>
    </Dialog>
  )
}

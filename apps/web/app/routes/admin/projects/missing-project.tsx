import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Shown when the URL names a project that doesn't exist. */
export function MissingProject({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title="Edit Project"
      footer={<Button onClick={onClose}>Back to the list</Button>}
    >
      <p>We couldn’t find this project. It may have been deleted.</p>
    </Dialog>
  )
}

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** For an address that names a project which is not there. */
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

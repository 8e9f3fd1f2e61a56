import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Shown when the URL names a person who doesn't exist. */
export const MissingUser = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    isOpen
    onOpenChange={(open) => !open && onClose()}
    title="Change role"
    footer={<Button onClick={onClose}>Back to the list</Button>}
  >
    <p>We couldn’t find this user. They may have been deleted.</p>
  </Dialog>
)

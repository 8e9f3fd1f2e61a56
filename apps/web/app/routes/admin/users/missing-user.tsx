import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** For a URL that names a person who isn't there. */
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

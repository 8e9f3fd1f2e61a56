import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

type RecordDialogProps = { title: string; onClose: () => void; children: ReactNode }

/** A dialog over a list, to read only. */
export const RecordDialog = ({ title, onClose, children }: RecordDialogProps) => (
  <Dialog
    isOpen
    onOpenChange={(open) => !open && onClose()}
    title={title}
    footer={<Button onClick={onClose}>Back to the list</Button>}
  >
    {children}
  </Dialog>
)

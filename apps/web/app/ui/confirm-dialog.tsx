import { CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal } from 'react-aria-components/Modal'
import { Button } from './button.tsx'
import { Scrim } from './scrim.tsx'
import './dialog.css'

type ConfirmDialogProps = {
  title: string
  message: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  tone?: 'danger' | 'warning' | 'info'
  isOpen: boolean
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

const icons = {
  danger: <OctagonAlert aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  info: <CircleHelp aria-hidden="true" />,
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, confirmLabel = 'Confirm', cancelLabel = 'Cancel', tone = 'danger' } = props
  const { isOpen, pending = false, onConfirm, onCancel } = props
  return (
    <Scrim className="ui-scrim" isOpen={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <Modal className="ui-modal ui-modal-narrow">
        <AriaDialog
          isEntering={false}
          role="alertdialog"
          className="ui-dialog ui-confirm"
          data-density="compact"
          data-tone={tone}
        >
          <div className="ui-dialog-body">
            <span className="ui-confirm-mark">{icons[tone]}</span>
            <div>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <div className="ui-confirm-message">{message}</div>
            </div>
          </div>
          <footer className="ui-dialog-foot">
            <Button tone="secondary" onClick={onCancel} autoFocus>
              {cancelLabel}
            </Button>
            <Button tone={tone === 'danger' ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </AriaDialog>
      </Modal>
    </Scrim>
  )
}

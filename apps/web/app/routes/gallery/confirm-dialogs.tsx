import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

export function ConfirmDialogs() {
  const [open, setOpen] = useState<'danger' | 'warning' | 'info' | 'plain' | null>(null)
  const [answer, setAnswer] = useState('none')
  const close = (said: string) => {
    setAnswer(said)
    setOpen(null)
  }
  const common = { onConfirm: () => close('confirmed'), onCancel: () => close('cancelled') }
  return (
    <div className="gallery-row">
      <Button tone="danger" onClick={() => setOpen('danger')}>
        Ask, danger
      </Button>
      <Button tone="secondary" onClick={() => setOpen('warning')}>
        Ask, warning
      </Button>
      <Button tone="secondary" onClick={() => setOpen('info')}>
        Ask, info
      </Button>
      <Button tone="secondary" onClick={() => setOpen('plain')}>
        Ask, defaults
      </Button>
      <output className="figures">answer: {answer}</output>
      <ConfirmDialog
        {...common}
        isOpen={open === 'danger'}
        title="Delete this project?"
        message="Its messages and files go with it. This cannot be undone."
        confirmLabel="Delete project"
        cancelLabel="Keep it"
        tone="danger"
      />
      <ConfirmDialog
        {...common}
        isOpen={open === 'warning'}
        title="Put the project on hold?"
        message="We’ll e-mail everyone on the team."
        confirmLabel="Put on hold"
        tone="warning"
      />
      <ConfirmDialog
        {...common}
        isOpen={open === 'info'}
        title="Send the report?"
        message="It goes to three addresses."
        confirmLabel="Send"
        tone="info"
      />
      <ConfirmDialog
        {...common}
        isOpen={open === 'plain'}
        title="Are you sure?"
        message="The row is removed."
      />
    </div>
  )
}

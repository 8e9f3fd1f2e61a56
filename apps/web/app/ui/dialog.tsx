import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal } from 'react-aria-components/Modal'
import { classNames } from './class-names.ts'
import { TriggerButton } from './trigger-button.tsx'
import { Scrim } from './scrim.tsx'
import './dialog.css'

export type DialogProps = {
  title: ReactNode
  note?: ReactNode
  footer?: ReactNode | ((close: () => void) => ReactNode)
  children: ReactNode | ((close: () => void) => ReactNode)
  isOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Off where a click outside would lose typed work. */
  dismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  side?: boolean
  /** In a second column of a wide dialog, with its own scrolling. */
  beside?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { title, note, footer, children, dismissable = true, role = 'dialog', side = false } = props
  const { isOpen, onOpenChange, beside } = props
  const isWide = beside !== undefined
  return (
    <Scrim
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
      isDismissable={dismissable}
      className={classNames('ui-scrim', side && 'ui-scrim-side', isWide && 'ui-scrim-wide')}
    >
      <Modal className={side ? 'ui-drawer' : classNames('ui-modal', isWide && 'ui-modal-wide')}>
        <AriaDialog
          isEntering={false}
          role={role}
          className="ui-dialog"
          data-density="compact"
          data-wide={isWide || undefined}
        >
          {({ close }) => (
            <>
              <header className="ui-dialog-head">
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                {note !== undefined && <span className="figures ui-dialog-note">{note}</span>}
                <TriggerButton
                  tone="quiet"
                  iconOnly
                  aria-label="Close"
                  icon={<X aria-hidden="true" />}
                  onPress={close}
                />
              </header>
              <div className="ui-dialog-body">
                {typeof children === 'function' ? children(close) : children}
              </div>
              {isWide && <div className="ui-dialog-beside">{beside}</div>}
              {footer !== undefined && (
                <footer className="ui-dialog-foot">
                  {typeof footer === 'function' ? footer(close) : footer}
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </Scrim>
  )
}

import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { afterPaint } from './after-paint.ts'
import './dialog.css'

/**
 * What is behind a dialog. It covers the page from the start; inert the page becomes once the dialog was painted and has
 * entered, because each of its elements inherits that, which on a page with a long list takes longer than the dialog itself. The
 * dialog has `isEntering={false}`, so that it takes and holds the focus from the start.
 */
export const Scrim = (props: ModalOverlayProps) => (
  <ModalOverlay {...props} UNSTABLE_deferUntilEntered onEnter={painted} />
)

const painted = () => new Promise<void>((resolve) => void afterPaint(resolve))

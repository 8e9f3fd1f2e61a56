import { messageOf } from '../lib/api/api-error.ts'
import { showToast } from './toast.ts'

/** `seconds`: how long it stays, where the default isn't long enough. */
export function showSuccess(description: string, undo?: () => void, seconds?: number) {
  showToast({
    description,
    tone: 'ok',
    ...(undo ? { action: { label: 'Undo', onAction: undo } } : {}),
    ...(seconds === undefined ? {} : { seconds }),
  })
}

/** The server's own message if it sent one. */
export function showFailure(error: unknown, fallback: string) {
  showToast({ title: 'Error', description: messageOf(error, fallback), tone: 'danger' })
}

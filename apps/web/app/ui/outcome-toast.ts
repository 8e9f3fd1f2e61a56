import { messageOf } from '../lib/api/api-error.ts'
import { showToast } from './toast.ts'

export function showSuccess(description: string, undo?: () => void) {
  showToast({
    title: 'Success',
    description,
    tone: 'ok',
    ...(undo ? { action: { label: 'Undo', onAction: undo } } : {}),
  })
}

/** The server's own message if it sent one. */
export function showFailure(error: unknown, fallback: string) {
  showToast({ title: 'Error', description: messageOf(error, fallback), tone: 'danger' })
}

import { createElement } from 'react'
import type { toast } from 'sonner'
import { ToastCard, type ToastContent } from './toast-card.tsx'
import { wantToaster } from './toaster-wanted.ts'

export type ToastOptions = ToastContent & {
  /** How long it stays, if not as long as others of its kind. */
  seconds?: number
}

const shortStay = 5_000
const longStay = 15_000

// Loaded with the first toast.
let toaster: typeof toast | null = null
let shown: { id: number; options: ToastOptions } | null = null
let lastId = 0

/** One at a time: a new toast replaces the current one. */
export function showToast(options: ToastOptions) {
  if (shown) toaster?.dismiss(shown.id)
  lastId += 1
  shown = { id: lastId, options }
  render(shown)
  wantToaster()
  return lastId
}

/** The toaster is mounted after its first toast was shown. */
export function attachToaster(mounted: typeof toast) {
  toaster = mounted
  if (shown) render(shown)
}

export function updateToast(id: number, changes: Partial<ToastOptions>) {
  if (shown?.id !== id) return
  shown = { id, options: { ...shown.options, ...changes } }
  render(shown)
}

export function dismissToast(id?: number) {
  if (!shown || (id !== undefined && id !== shown.id)) return
  toaster?.dismiss(shown.id)
  shown = null
}

function render({ id, options }: { id: number; options: ToastOptions }) {
  const { seconds, ...content } = options
  const stays = content.tone === 'danger' || content.action !== undefined
  toaster?.custom(() => createElement(ToastCard, { ...content, onDismiss: () => dismissToast(id) }), {
    id,
    duration: seconds === undefined ? (stays ? longStay : shortStay) : seconds * 1000,
    onAutoClose: () => forget(id),
    onDismiss: () => forget(id),
  })
}

function forget(id: number) {
  if (shown?.id === id) shown = null
}

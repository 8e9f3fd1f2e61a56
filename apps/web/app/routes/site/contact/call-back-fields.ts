import { callWindows } from '@trusswell/domain/call-windows.ts'
import type { CallBackFields } from '@trusswell/domain/contact.ts'

export type CallBackField = keyof CallBackFields

/** In the order of the form. */
export const callBackLabels: Readonly<Record<CallBackField, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  call_window: 'Call me between',
  message: 'What is it about?',
}

export const callBackFields = Object.keys(callBackLabels) as CallBackField[]

const windows: Readonly<Record<string, string>> = callWindows
export const windowOptions = Object.entries(windows).map(([value, label]) => ({ value, label }))

/** Formats a value where the form is shown for a last check. */
export const callBackWord = (name: string, value: string) =>
  name === 'call_window' ? (windows[value] ?? value) : value

import type { GstCategory } from './organisations.ts'

export const gstCategories = ['regular', 'sez', 'unregistered', 'government'] as const

export const gstCategoryLabels: Record<GstCategory, string> = {
  regular: 'Registered',
  sez: 'SEZ unit or developer',
  unregistered: 'Not registered',
  government: 'Government',
}

/** The fields printed on an invoice. */
export const billingFields = [
  'legal_name',
  'billing_address',
  'state',
  'gst_category',
  'gstin',
  'pan',
] as const

export const paymentWords = {
  updated: 'Payment record updated successfully',
  updateFailed: 'Failed to update payment record',
  removed: 'Payment record deleted successfully',
  removeFailed: 'Failed to delete payment record',
  restored: 'Payment record restored successfully',
  restoreFailed: 'Failed to restore payment record',
} as const

/** Of the columns that records can be sorted by. */
export const paymentHeaders = {
  description: 'Payment',
  project: 'Project',
  amount: 'Amount',
  status: 'Status',
  due: 'Due',
  created: 'Added',
}

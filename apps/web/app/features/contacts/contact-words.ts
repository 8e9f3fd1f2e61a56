export const contactWords = {
  updated: 'Contact submission updated successfully',
  updateFailed: 'Failed to update contact submission',
  removed: 'Contact submission deleted successfully',
  removeFailed: 'Failed to delete contact submission',
  restored: 'Contact submission restored successfully',
  restoreFailed: 'Failed to restore contact submission',
} as const

/** Of the columns that submissions can be sorted by. */
export const contactHeaders = {
  name: 'Name',
  company: 'Company',
  subject: 'Subject',
  status: 'Status',
  created: 'Received',
}

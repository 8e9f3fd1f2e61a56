export const applicationWords = {
  added: 'Application added successfully',
  addFailed: 'Failed to add application',
  updated: 'Application updated successfully',
  updateFailed: 'Failed to update application',
  removed: 'Application deleted successfully',
  removeFailed: 'Failed to delete application',
  restored: 'Application restored successfully',
  restoreFailed: 'Failed to restore application',
  askDelete: 'Are you sure you want to delete this application?',
} as const

/** Of the columns that applications can be sorted by. */
export const applicationHeaders = {
  name: 'Applicant',
  position: 'Position',
  experience: 'Experience',
  status: 'Status',
  created: 'Applied',
}

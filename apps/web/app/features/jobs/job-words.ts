export const jobWords = {
  added: 'Position opened successfully',
  drafted: 'Draft saved',
  published: 'Position published',
  addFailed: 'Failed to open the position',
  updated: 'Position updated successfully',
  updateFailed: 'Failed to update the position',
  closed: 'Position closed',
  reopened: 'Position reopened',
  removed: 'Position deleted successfully',
  removeFailed: 'Failed to delete the position',
  restored: 'Position restored successfully',
  restoreFailed: 'Failed to restore the position',
} as const

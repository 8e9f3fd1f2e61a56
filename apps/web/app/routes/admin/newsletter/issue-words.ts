import { counted } from '@trusswell/domain/plural.ts'
export const issueWords = {
  updated: 'Draft saved',
  saveFailed: 'Failed to save the draft',
  removed: 'Draft deleted',
  removeFailed: 'Failed to delete the draft',
  restored: 'Draft restored',
  restoreFailed: 'Failed to restore the draft',
  testFailed: 'Failed to send the test e-mail',
  started: 'Sending has started',
  sendFailed: 'Failed to start sending',
  paused: 'Sending is paused',
  pauseFailed: 'Failed to pause sending',
  resumed: 'Sending resumed',
  resumeFailed: 'Failed to resume sending',
} as const

export const subscriberCount = (count: number) => counted(count, 'subscriber')

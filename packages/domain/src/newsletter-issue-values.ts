export const newsletterIssueStates = ['draft', 'sending', 'paused', 'sent'] as const

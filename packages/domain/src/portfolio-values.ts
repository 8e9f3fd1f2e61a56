export const portfolioGroups = ['manager', 'organisation'] as const

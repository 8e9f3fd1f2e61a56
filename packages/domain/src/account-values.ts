export const userStatuses = ['active', 'inactive'] as const

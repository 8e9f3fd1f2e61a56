export const contactStatuses = ['new', 'in-progress', 'resolved'] as const

export const roles = ['admin', 'manager', 'client'] as const

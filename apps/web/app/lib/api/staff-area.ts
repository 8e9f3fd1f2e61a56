/** Admins and managers ask through API trees of their own, which answer alike where both may ask. */
export type StaffArea = 'admin' | 'manager'

/** Only an admin's lists have deleted rows to ask for; a manager's refuse the question. */
export function asked<Query extends { deleted?: 'true' }>(area: StaffArea, query: Query) {
  const { deleted: _deleted, ...rest } = query
  return area === 'admin' ? query : rest
}

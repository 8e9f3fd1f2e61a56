export const roles = ['admin', 'manager', 'client'] as const

/** Who works for the company. A role that is added is not staff until it is named here. */
export const staffRoles = ['admin', 'manager'] as const satisfies readonly (typeof roles)[number][]

export const isStaffRole = (role: string): role is (typeof staffRoles)[number] =>
  staffRoles.some((each) => each === role)

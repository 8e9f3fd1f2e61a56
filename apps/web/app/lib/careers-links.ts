import type { StaffArea } from './api/staff-area.ts'

/** The pages below Applications, as tabs on each of them. */
export const careersLinks = (area: StaffArea) => [
  { to: `/${area}/applications`, label: 'Applications', end: true },
  { to: `/${area}/jobs`, label: 'Jobs' },
  ...(area === 'admin' ? [{ to: '/admin/applications/templates', label: 'E-mail templates' }] : []),
]

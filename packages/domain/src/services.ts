/** The thirteen services, in the order in which every list shows them. */
export const serviceIds = [
  'mechanical-services',
  'civil-works',
  'plumbing-services',
  'facility-pantry',
  'horticulture',
  'facade-cleaning',
  'security-services',
  'vendor-management',
  'staffing-payroll',
  'helpdesk-services',
  'electrical-services',
  'architecture-interior-design',
  'facility-management',
] as const

export type ServiceId = (typeof serviceIds)[number]

/** Older links use these; they are answered with a redirect to the full id. */
export const shortServiceIds: Readonly<Record<string, ServiceId>> = {
  mechanical: 'mechanical-services',
  civil: 'civil-works',
  plumbing: 'plumbing-services',
  electrical: 'electrical-services',
  architecture: 'architecture-interior-design',
  security: 'security-services',
}

/** Where people are hired: the services without the help desk, and automation. */
export const careerAreaIds = [
  ...serviceIds.filter((id) => id !== 'helpdesk-services'),
  'automation-services',
] as readonly (Exclude<ServiceId, 'helpdesk-services'> | 'automation-services')[]

export type CareerAreaId = (typeof careerAreaIds)[number]

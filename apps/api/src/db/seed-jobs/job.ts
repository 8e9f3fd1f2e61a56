import type { CareerAreaId } from '@trusswell/domain/services.ts'

export type SeedJob = {
  id: string
  /** Under which area of `/careers` it is listed; null for one that is in none, since CR-05 lets an area have two at most. */
  area: CareerAreaId | null
  title: string
  department: string
  location: 'Hyderabad, India'
  type: 'Full-time'
  experience: `${number}-${number} years`
  description: string
  responsibilities: readonly string[]
  requirements: readonly string[]
  benefits: readonly string[]
  posted: '2025-06-01'
  duration?: string
}

/** What every opening of the seed has in common (CR-05, CR-20). */
export const everyJob = { location: 'Hyderabad, India', type: 'Full-time', posted: '2025-06-01' } as const

export const statutory =
  'Provident fund from the first day, ESI up to the wage ceiling, gratuity and bonus by law'
export const accidentCover =
  'Group accident cover on and off duty, and health cover for you, spouse and children'
export const protectiveGear =
  'Safety shoes, helmet and the protective gear of the trade, replaced when worn, at no cost to you'
export const paidOvertime = 'Overtime paid at double rate, and a rota published two weeks ahead'

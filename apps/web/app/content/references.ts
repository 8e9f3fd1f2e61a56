import type { ServiceId } from '@trusswell/domain/services.ts'

/** A finished project at a real place, with its result. */
export type Reference = {
  id: string
  title: string
  place: string
  year: number
  /** How large it was: area, rating, number of assets. */
  size: string
  /** What the client has now, with a figure where possible. */
  result: string
  service: ServiceId
  /** The client, if they agreed to be named. */
  client?: string
  /** A contact for references; we make the introduction. */
  contact?: string
  /** While true it is a sample: only a demo installation shows it, marked as such. */
  placeholder: boolean
}

/** Samples that show the format, until the owner enters finished projects with the clients' consent. */
export const references: readonly Reference[] = [
  {
    id: 'sample-campus-maintenance',
    title: 'Maintenance contract for an office campus',
    place: 'Madhapur, Hyderabad',
    year: 2025,
    size: '18,000 m², 640 assets on the register',
    result: 'Planned work on time for twelve months in a row; every P1 call attended within the limit.',
    service: 'facility-management',
    placeholder: true,
  },
  {
    id: 'sample-chiller-plant',
    title: 'Chilled-water plant, balanced and metered',
    place: 'Gachibowli, Hyderabad',
    year: 2024,
    size: '3 chillers, 900 TR',
    result: 'Flow within ten per cent of design at every air-handling unit, with the readings handed over.',
    service: 'mechanical-services',
    placeholder: true,
  },
]

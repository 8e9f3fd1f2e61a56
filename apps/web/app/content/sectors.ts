import type { Sector } from './shapes.ts'

export const sectors: readonly Sector[] = [
  {
    id: 'it-buildings',
    name: 'IT Buildings',
    description:
      'Floors fill in shifts; server rooms never stop. We run power, cooling and UPS to the uptime in your lease, do noisy work between the last cab at night and the first in the morning, and charge each tenant by the meter.',
  },
  {
    id: 'schools',
    name: 'Schools',
    description:
      'Children notice a broken tap before anyone reports it. Staff are police-verified and gates follow your pick-up rules, drinking water is sampled every term, and heavy maintenance waits for the holidays.',
  },
  {
    id: 'gated-communities',
    name: 'Gated Communities',
    description:
      'A community is a small town with a managing committee. We look after lifts, water, sewage treatment, gardens and the gate, answer residents through one desk, and open the accounts and meter readings to the committee each month.',
  },
]

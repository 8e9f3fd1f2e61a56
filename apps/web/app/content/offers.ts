import type { ServiceId } from '@trusswell/domain/services.ts'
import type { Point } from './shapes.ts'

export type OfferId = 'annual-maintenance' | 'it-parks'

/** An offer for facility managers: a contract for a building in use, not a project. */
export type Offer = {
  /** Also the URL path. */
  id: OfferId
  title: string
  /** For the browser's tab and search engines, with the place. */
  document_title: string
  /** For search engines and results. */
  description: string
  /** One sentence for links to the offer. */
  line: string
  eyebrow: string
  lead: string
  scope: { lead: string; rows: readonly { system: string; work: string; rhythm: string }[] }
  choices: { title: string; lead: string; items: readonly Point[] }
  excluded: readonly string[]
  transition: readonly { days: string; title: string; text: string }[]
  services: readonly ServiceId[]
  closing: Point
}

const transition: Offer['transition'] = [
  {
    days: 'Days 1 to 10',
    title: 'Walk and tag',
    text: 'Every asset gets a tag, a photograph and a place in the register. Manuals, licences and open complaints are collected.',
  },
  {
    days: 'Days 11 to 30',
    title: 'Grade and report',
    text: 'Condition from A to D, first risks made safe, and a list of what was already broken that both sides sign.',
  },
  {
    days: 'Days 31 to 45',
    title: 'Plan and people',
    text: 'The 52-week calendar, rosters, spares and vendor contracts are agreed. Our crew works beside the outgoing one.',
  },
  {
    days: 'Days 46 to 60',
    title: 'Take over',
    text: 'The help desk answers, service levels count from the agreed day, and the first monthly report follows.',
  },
]

export const offers: readonly Offer[] = [
  {
    id: 'annual-maintenance',
    title: 'Annual Maintenance Contracts',
    document_title: 'Annual Maintenance Contracts (AMC) in Hyderabad',
    description:
      'AMC for HVAC, electrical, DG sets, pumps, STP and fire systems in Hyderabad: scope, service levels, transition in 30 to 60 days and a sample report.',
    line: 'One AMC for air, power, water and fire systems, with service levels and a monthly report.',
    eyebrow: 'AMC in Hyderabad',
    lead: 'One contract (AMC) for the air, power, water and fire systems of a running building: a dated plan for the year, a service level for every call, and one page a month that says how it went.',
    scope: {
      lead: 'A typical scope. Yours lists every asset by its tag.',
      rows: [
        {
          system: 'Air conditioning (HVAC)',
          work: 'Chillers, air handling units, cooling towers and VRF: filters, coils, refrigerant, water treatment and controls',
          rhythm: 'Monthly, with a yearly overhaul',
        },
        {
          system: 'Electrical',
          work: 'Transformers, LT panels, lighting and earthing: thermography, tightening, relay and earth tests',
          rhythm: 'Quarterly, with a yearly shutdown',
        },
        {
          system: 'Generators (DG) and UPS',
          work: 'Oil, filters, batteries, load test and fuel log',
          rhythm: 'Monthly',
        },
        {
          system: 'Pumps, plumbing and STP',
          work: 'Pumps, tanks, valves, treatment plant and outlet analyses',
          rhythm: 'Weekly rounds, monthly service',
        },
        {
          system: 'Fire systems',
          work: 'Pumps, hydrants, sprinklers, alarms and extinguishers, to IS 2190 and IS 3844',
          rhythm: 'Weekly run, monthly check',
        },
        {
          system: 'Lifts',
          work: 'The maker’s contract, managed by us: visits, rescue tests and inspection dates',
          rhythm: 'Monthly',
        },
        {
          system: 'Building fabric',
          work: 'Roof, facade, doors, ceilings and drains: a walk with photographs and a list of repairs',
          rhythm: 'Quarterly',
        },
      ],
    },
    choices: {
      title: 'Three kinds of contract',
      lead: 'The price depends on assets, visits, hours of cover and the parts you want included. You see the amount for each.',
      items: [
        {
          title: 'Labour only',
          text: 'Planned visits and breakdown calls. Parts are bought at cost, after you approve the price.',
        },
        {
          title: 'Comprehensive (CMC)',
          text: 'The same with parts and consumables, except those that the contract names.',
        },
        {
          title: 'With a resident team',
          text: 'Technicians on your site in shifts, led by one facility manager, with our engineers behind them.',
        },
      ],
    },
    excluded: [
      'Replacement of assets that have reached the end of their life; we propose it with a price and a date',
      'Statutory fees and inspections by third parties, which are passed on at cost',
      'Damage caused by fire, flood, misuse or the work of others',
    ],
    transition,
    services: [
      'facility-management',
      'mechanical-services',
      'electrical-services',
      'plumbing-services',
      'facade-cleaning',
    ],
    closing: {
      title: 'Contract up for renewal?',
      text: 'Send the asset list and the last three months of complaints. We come back with a scope, a team and the first risks to close.',
    },
  },
  {
    id: 'it-parks',
    title: 'Facility Management for IT Parks',
    document_title: 'IT Park Facility Management in Hyderabad',
    description:
      'Facility management for IT parks and tech campuses in HITEC City and Gachibowli: scope, tenant metering, service levels and transition plan.',
    line: 'Plant rooms, tenant floors, gates and the help desk of a tech park in one contract.',
    eyebrow: 'Madhapur, HITEC City, Gachibowli',
    lead: 'Tenants on three shifts, one plant room, and a lease that states the uptime. We run power, cooling, housekeeping, security and the help desk of a tech park as one contract with one log.',
    scope: {
      lead: 'By part of the park. Each line has its own checklist and a person responsible for it.',
      rows: [
        {
          system: 'Plant rooms',
          work: 'Substation, generators, UPS, chillers, pumps and STP, with shift operators and log sheets',
          rhythm: 'Around the clock',
        },
        {
          system: 'Tenant floors',
          work: 'Air and light by occupancy, small repairs, fit-out permits and snag lists at handover',
          rhythm: 'Daily rounds',
        },
        {
          system: 'Common areas',
          work: 'Housekeeping, lifts, lobbies, washrooms, pest control and waste by colour',
          rhythm: 'By use, several times a day',
        },
        {
          system: 'Gates and parking',
          work: 'Guards, visitors, cameras, cab bays and contractors’ passes',
          rhythm: 'Around the clock',
        },
        {
          system: 'Facade, roof and gardens',
          work: 'Rope or cradle cleaning, drains before the monsoon, irrigation with treated water',
          rhythm: 'By the yearly calendar',
        },
        {
          system: 'Help desk',
          work: 'One number and one portal for all tenants, a ticket for each call, closed with the tenant’s signature',
          rhythm: 'Around the clock',
        },
      ],
    },
    choices: {
      title: 'What is different in a park',
      lead: 'Owners, tenants and their auditors ask different questions of the same building.',
      items: [
        {
          title: 'Tenants pay for what they use',
          text: 'Power, chilled water and generator hours are read by meter and billed with the readings attached.',
        },
        {
          title: 'Noisy work at night',
          text: 'Drilling, load tests and shutdowns fall between the last cab at night and the first in the morning.',
        },
        {
          title: 'Ready for audits',
          text: 'Permits, drills, wage records, analyses and inspection dates are kept for each tenant’s auditor, in one calendar.',
        },
      ],
    },
    excluded: [
      'Tenants’ own IT equipment and server racks',
      'Fit-out works, which are quoted as projects with their own drawings',
      'Statutory fees and utility bills, which are passed on at cost',
    ],
    transition,
    services: ['facility-management', 'security-services', 'helpdesk-services', 'mechanical-services'],
    closing: {
      title: 'Taking over a park?',
      text: 'Send the built-up area, the tenants’ shifts and the plant list. We propose a team, a transition plan and a price for each line.',
    },
  },
]

export const reportLines: readonly string[] = [
  'Incidents and near misses, with open actions',
  'P1 and P2 calls within the limit, in per cent',
  'Planned work on time, and backlog in weeks',
  'Energy use against the weather-adjusted baseline; unexplained water use',
  'Cleaning score; comfort complaints per 100 people',
  'Statutory items due in the next 60 days',
  'Cost against budget, with the three largest differences explained',
  'Three decisions that we need from you',
]

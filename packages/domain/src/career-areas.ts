import type { CareerAreaId } from './services.ts'

export type CareerArea = { id: CareerAreaId; title: string; description: string }

/** The thirteen areas of `/careers`, in the order of `careerAreaIds`. */
export const careerAreas: readonly CareerArea[] = [
  {
    id: 'mechanical-services',
    title: 'Mechanical Services',
    description: 'Chillers, air handling, pumps and compressed air: installed, balanced and kept running.',
  },
  {
    id: 'civil-works',
    title: 'Civil Works',
    description:
      'Foundations, structures, repairs and finishes, built while the rest of the site goes on working.',
  },
  {
    id: 'plumbing-services',
    title: 'Plumbing Services',
    description:
      'Water supply, drainage, fire lines and treatment plants, from the shaft drawing to the last valve tag.',
  },
  {
    id: 'facility-pantry',
    title: 'Facility & Pantry Services',
    description: 'Pantries that serve hundreds of people a day, with stock, hygiene and waste under control.',
  },
  {
    id: 'horticulture',
    title: 'Horticulture',
    description:
      'Lawns, trees, indoor plants and irrigation on treated water, cared for through a Deccan summer.',
  },
  {
    id: 'facade-cleaning',
    title: 'Facade Cleaning',
    description: 'Glass, stone and cladding cleaned and inspected from ropes, cradles and platforms.',
  },
  {
    id: 'security-services',
    title: 'Security Services',
    description: 'Gates, patrols and control rooms, run by trained people who write down what they see.',
  },
  {
    id: 'vendor-management',
    title: 'Vendor Management',
    description: 'Contracts, rates, compliance papers and service levels of every supplier on a site.',
  },
  {
    id: 'staffing-payroll',
    title: 'Staffing & Payroll',
    description: 'Hiring, deployment, attendance and wages for site teams, paid correctly and on time.',
  },
  {
    id: 'electrical-services',
    title: 'Electrical Services',
    description: 'Substations, panels, generators, UPS and wiring, designed, tested and kept safe.',
  },
  {
    id: 'architecture-interior-design',
    title: 'Architecture & Interior Design',
    description:
      'Workplaces, plants and public areas, from the first sketch to drawings a contractor can build from.',
  },
  {
    id: 'facility-management',
    title: 'Facility Management',
    description:
      'Whole sites under one manager: people, plant, help desk, budgets and the report at the end of the month.',
  },
  {
    id: 'automation-services',
    title: 'Automation Services',
    description:
      'PLC, SCADA and building management systems, programmed, commissioned and handed over with their source code.',
  },
]

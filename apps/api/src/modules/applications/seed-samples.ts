import type { ApplicationStatus } from '@trusswell/domain/applications.ts'
import { seedOf } from '@trusswell/domain/forecast-draws.ts'

export type SampleApplication = {
  applicant_name: string
  email: string
  phone: string
  /** Which of the positions, counted from the first. */
  position: number
  experience: number
  cover_letter: string
  hasResume: boolean
  status: ApplicationStatus
  notes: string | null
  /** Days between its creation and yesterday. */
  age: number
  /** In India. */
  time: string
}

const firstNames = [
  'Aarti',
  'Bhargav',
  'Chaitra',
  'Dinesh',
  'Elizabeth',
  'Faisal',
  'Gauri',
  'Hemant',
  'Ishita',
  'Jagan',
  'Kiranmai',
  'Lokesh',
  'Madhavi',
  'Nitin',
  'Omkar',
  'Pallavi',
  'Qadir',
  'Rekha',
  'Sandeep',
  'Tejaswi',
]
const lastNames = [
  'Achari',
  'Bendre',
  'Chaudhari',
  'Dsouza',
  'Easwaran',
  'Fernandes',
  'Gawde',
  'Hussain',
  'Inamdar',
  'Jadhav',
  'Kamath',
  'Lingam',
  'Mhatre',
  'Nagpal',
  'Oommen',
  'Pillai',
  'Ranade',
  'Sawant',
  'Thakur',
  'Upadhye',
  'Vasudevan',
  'Wagle',
  'Yelamanchi',
]
/** By the departments of the positions. */
export const skillsByDepartment: Record<string, string[]> = {
  'Architecture & Interior Design': ['AutoCAD', 'Revit', 'SketchUp', 'Material boards', 'Space planning'],
  'Automation Services': ['PLC programming', 'Modbus', 'BACnet', 'SCADA', 'Panel wiring'],
  'Civil Works': ['AutoCAD', 'Quantity surveying', 'Site supervision', 'Concrete tests', 'Estimation'],
  'Electrical Services': [
    'Panel wiring',
    'Cable sizing',
    'Earthing tests',
    'AutoCAD Electrical',
    'Safety audits',
  ],
  'Facility Management Services': [
    'Work orders',
    'Vendor contracts',
    'Energy reports',
    'Safety audits',
    'Budgets',
  ],
  'Mechanical Services': ['HVAC balancing', 'Chillers', 'Pumps', 'Preventive maintenance', 'Duct design'],
  'Vendor Management': ['Contracts', 'Statutory registers', 'Negotiation', 'Spreadsheets', 'Audits'],
  'Staffing & Payroll': [
    'Provident fund and ESI',
    'Payroll software',
    'Interviews',
    'Spreadsheets',
    'Labour law',
  ],
  'Plumbing Services': ['Pumps', 'Pipe fitting', 'Water treatment', 'Leak detection', 'Pressure tests'],
  'Security Services': ['CCTV', 'Access control', 'Fire drills', 'Patrol rosters', 'Incident reports'],
  'Facility & Pantry Services': [
    'Food safety',
    'Stock keeping',
    'Rosters',
    'Meeting service',
    'Housekeeping audits',
  ],
  Horticulture: ['Drip irrigation', 'Pruning', 'Nursery work', 'Pest control', 'Lawn care'],
  'Facade Cleaning': ['Rope access', 'Glass cleaning', 'Work at height', 'Rigging checks', 'First aid'],
}
const commonSkills = ['Spreadsheets', 'Site visits', 'Report writing', 'First aid']

/** What fits the department of the position; the same applicant has the same. */
export function skillsOf({ email }: SampleApplication, department: string | undefined): string[] {
  const all = skillsByDepartment[department ?? ''] ?? commonSkills
  return [...new Set([0, 1, 2].map((nth) => all[seedOf(`${email} skill ${nth}`) % all.length] ?? ''))]
}

/** With the years of experience that they tell of. */
const letters: [least: number, most: number, text: string][] = [
  [3, 12, 'I have worked on hospital sites for the last three years and would like to lead a small team.'],
  [1, 12, 'My present site is handed over in two months. I can join after that and don’t mind travelling.'],
  [0, 0, 'I have just finished my diploma and would like to start with a company that trains its people.'],
  [
    5,
    12,
    'I look after two campuses today, with a staff of twenty, and am looking for a larger responsibility.',
  ],
  [0, 12, 'A colleague on your site in Kondapur told me about this position.'],
]
const notes: Partial<Record<ApplicationStatus, string[]>> = {
  reviewing: ['Good references, call the last site.', 'Ask for the certificate of the licence.'],
  interviewed: ['Knows the work well. Second talk with the manager.', 'Asks for 30 days before joining.'],
  accepted: ['Has signed the contract.'],
  rejected: ['Looks for a desk job.', 'Chose another offer.'],
}

const applicationCount = 80

export const sampleApplications: SampleApplication[] = Array.from(
  { length: applicationCount },
  (_, index) => {
    const draw = (what: string, below: number) => seedOf(`application ${index} ${what}`) % below
    const first = firstNames[index % firstNames.length] ?? ''
    const last = lastNames[(index * 7 + Math.floor(index / 20)) % lastNames.length] ?? ''
    // More of them lately: the last twelve came this week.
    const age = index < 12 ? Math.floor(index / 2) : 6 + Math.round(((index - 12) / 68) ** 1.6 * 320)
    const status = statusOf(age, draw('status', 10))
    const words = notes[status] ?? []
    const experience = draw('experience', 12)
    const fitting = letters.filter(([least, most]) => experience >= least && experience <= most)
    return {
      applicant_name: `${first} ${last}`,
      email: `${first}.${last}.${index + 1}@applicant.example`.toLowerCase(),
      phone: `+91 90000 ${String(10_000 + index * 37).slice(0, 5)}`,
      position: draw('position', 40),
      experience,
      cover_letter: fitting[draw('letter', fitting.length)]?.[2] ?? '',
      // Some of the earlier ones came without.
      hasResume: index < 12 || draw('resume', 3) > 0,
      status,
      notes: words.length > 0 && draw('note', 3) === 0 ? (words[draw('words', words.length)] ?? null) : null,
      age,
      time: `${String(9 + draw('hour', 12)).padStart(2, '0')}:${String(10 + draw('minute', 50))}`,
    }
  },
)

/** How long ago it was talked about: two thirds of the time after it came. */
export const daysSinceTalk = ({ age }: SampleApplication) => Math.floor(age / 3)

function statusOf(age: number, chance: number): ApplicationStatus {
  if (age < 6) return 'pending'
  if (age < 25) return chance < 6 ? 'reviewing' : 'pending'
  if (age < 70) return chance < 4 ? 'interviewed' : chance < 6 ? 'reviewing' : 'rejected'
  return chance < 2 ? 'accepted' : 'rejected'
}

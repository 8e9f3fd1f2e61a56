import type { ApplicationStatus } from '@trusswell/domain/applications.ts'
import { seedOf } from '@trusswell/domain/forecast-draws.ts'

export type SampleApplication = {
  applicant_name: string
  email: string
  phone: string
  /** Which of the positions, counted from the first. */
  position: number
  experience: number
  skills: string[]
  cover_letter: string
  hasResume: boolean
  status: ApplicationStatus
  notes: string | null
  /** Days between its creation and today. */
  age: number
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
const skills = [
  'AutoCAD',
  'Revit',
  'Panel wiring',
  'HVAC balancing',
  'Quantity surveying',
  'Safety audits',
  'Modbus',
  'Pumps',
  'Site supervision',
  'Estimation',
  'Housekeeping audits',
  'Fire pumps',
]
const letters = [
  'I have worked on hospital sites for the last three years and would like to lead a small team.',
  'My present site is handed over in two months. I can join after that and don’t mind travelling.',
  'I have just finished my diploma and did my project on energy meters in an office building.',
  'I look after two campuses today, with a staff of twenty, and am looking for a larger responsibility.',
  'A colleague on your site in Kondapur told me about this position.',
]
const notes: Partial<Record<ApplicationStatus, string[]>> = {
  reviewing: ['Good references, call the last site.', 'Ask for the certificate of the licence.'],
  interviewed: ['Knows panels well. Second talk with the manager.', 'Asks for 30 days before joining.'],
  accepted: ['Joins on the first of next month.'],
  rejected: ['Looks for a desk job.', 'Too little time on site yet.'],
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
    return {
      applicant_name: `${first} ${last}`,
      email: `${first}.${last}.${index + 1}@applicant.example`.toLowerCase(),
      phone: `+91 90000 ${String(10_000 + index * 37).slice(0, 5)}`,
      position: draw('position', 40),
      experience: draw('experience', 12),
      skills: [...new Set([0, 1, 2].map((nth) => skills[draw(`skill ${nth}`, skills.length)] ?? ''))],
      cover_letter: letters[draw('letter', letters.length)] ?? '',
      // Some of the earlier ones came without.
      hasResume: index < 12 || draw('resume', 3) > 0,
      status,
      notes: words.length > 0 && draw('note', 3) === 0 ? (words[draw('words', words.length)] ?? null) : null,
      age,
      time: `${String(19 + draw('hour', 4))}:${String(10 + draw('minute', 50))}`,
    }
  },
)

function statusOf(age: number, chance: number): ApplicationStatus {
  if (age < 6) return 'pending'
  if (age < 25) return chance < 6 ? 'reviewing' : 'pending'
  if (age < 70) return chance < 4 ? 'interviewed' : chance < 6 ? 'reviewing' : 'rejected'
  return chance < 2 ? 'accepted' : 'rejected'
}

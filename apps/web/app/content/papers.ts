import type { ServiceId } from '@trusswell/domain/services.ts'
import type { ContentImage } from './shapes.ts'

export const paperKinds = {
  licence: 'Licence',
  registration: 'Registration',
  insurance: 'Insurance',
  certificate: 'Certificate',
} as const

export type PaperKind = keyof typeof paperKinds

/** A licence, registration, insurance policy or certificate of the company, one record each. */
export type Paper = {
  id: string
  kind: PaperKind
  name: string
  issuer: string
  /** As it is printed on the paper. */
  number: string
  /** The last day of its validity; without one it doesn't expire. */
  valid_until?: string
  /** The services it applies to; all of them if left out. */
  services?: readonly ServiceId[]
  /** A scan of the paper. */
  image?: ContentImage
  /** The day the original was last checked. */
  as_of: string
  /** While true it is a sample and not a document of the company: only demo installations show it, marked as a sample. */
  placeholder: boolean
}

const sample = { as_of: '2026-11-17', placeholder: true } as const

/** Samples of what clients ask for first, until the owner enters the company's own papers. */
export const papers: readonly Paper[] = [
  {
    id: 'electrical-contractor',
    kind: 'licence',
    name: 'Electrical contractor licence',
    issuer: 'State licensing board',
    number: 'SAMPLE-01',
    valid_until: '2027-12-31',
    services: ['electrical-services', 'mechanical-services', 'facility-management'],
    ...sample,
  },
  {
    id: 'security-agency',
    kind: 'licence',
    name: 'Private security agency licence (PSARA)',
    issuer: 'State controlling authority',
    number: 'SAMPLE-02',
    valid_until: '2027-12-31',
    services: ['security-services', 'facility-management'],
    ...sample,
  },
  {
    id: 'food-business',
    kind: 'licence',
    name: 'Food business licence (FSSAI)',
    issuer: 'Food safety authority',
    number: 'SAMPLE-03',
    valid_until: '2027-12-31',
    services: ['facility-pantry'],
    ...sample,
  },
  {
    id: 'provident-fund',
    kind: 'registration',
    name: 'Provident fund and ESI registration',
    issuer: 'EPFO and ESIC',
    number: 'SAMPLE-04',
    ...sample,
  },
  {
    id: 'public-liability',
    kind: 'insurance',
    name: 'Public liability and employee’s compensation',
    issuer: 'Insurer',
    number: 'SAMPLE-05',
    valid_until: '2027-12-31',
    ...sample,
  },
  {
    id: 'quality-management',
    kind: 'certificate',
    name: 'Quality management (ISO 9001)',
    issuer: 'Certification body',
    number: 'SAMPLE-06',
    valid_until: '2027-12-31',
    ...sample,
  },
]

export const isExpired = ({ valid_until }: Pick<Paper, 'valid_until'>, today: string) =>
  valid_until !== undefined && valid_until < today

type Shown = { samples: boolean; today: string; service?: ServiceId }

/** Papers that a page may show: real ones that haven't expired, and samples on demo installations. */
export const shownPapers = (all: readonly Paper[], { samples, today, service }: Shown): Paper[] =>
  all.filter(
    (paper) =>
      (samples || !paper.placeholder) &&
      !isExpired(paper, today) &&
      (!service || !paper.services || paper.services.includes(service)),
  )

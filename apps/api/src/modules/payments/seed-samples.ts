import type { ClaimDecision } from '@trusswell/domain/admin-payments.ts'

/** Days are counted from today: negative ones lie behind. */
export type Sample = {
  project: string
  description: string
  rupees: number
  /** Staff asked for it by this day; otherwise the client began it. */
  due?: number
  card?: { object_id: string; paid: number }
  claim?: {
    method: 'bank_transfer' | 'check'
    reference: string
    paid: number
    tds?: number
    decision?: ClaimDecision
  }
  refund?: { amount: number; reason: string }
}

/** From the request to the due date. */
const daysToPay = 14

export const paidOn = ({ claim, card }: Sample): number => claim?.paid ?? card?.paid ?? 0

/** When staff asked for it or the client began it, at the latest today. */
export const askedOn = (sample: Sample): number =>
  Math.min(sample.due === undefined ? 0 : sample.due - daysToPay, paidOn(sample), 0)

const office = 'Office Complex Automation'
const hospital = 'Hospital HVAC Installation'

export const samples: Sample[] = [
  {
    project: hospital,
    description: 'Advance with the work order',
    rupees: 46_02_000,
    claim: {
      method: 'bank_transfer',
      reference: 'SBINR52026050412871',
      paid: -190,
      tds: 78_000,
      decision: { state: 'confirmed' },
    },
  },
  {
    project: office,
    description: 'Mobilisation advance',
    rupees: 49_56_000,
    claim: {
      method: 'bank_transfer',
      reference: 'HDFCR52026072110442',
      paid: -115,
      tds: 84_000,
      decision: { state: 'confirmed' },
    },
  },
  {
    project: office,
    description: 'Survey and points list',
    rupees: 4_72_000,
    card: { object_id: 'pay_demoSurvey00001', paid: -92 },
  },
  {
    project: hospital,
    description: 'Final bill',
    rupees: 35_40_000,
    claim: {
      method: 'bank_transfer',
      reference: 'ICICR52026101233907',
      paid: -34,
      decision: { state: 'confirmed' },
    },
    refund: { amount: 1_18_000, reason: 'Two filter banks were returned unused' },
  },
  {
    project: office,
    description: 'Control panels',
    rupees: 82_60_000,
    due: -20,
    claim: { method: 'check', reference: '004127', paid: -4, decision: { state: 'deposited' } },
  },
  {
    project: office,
    description: 'Energy meters on floor 3',
    rupees: 2_36_000,
    claim: {
      method: 'bank_transfer',
      reference: 'HDFCR52026110999120',
      paid: -6,
      decision: {
        state: 'rejected',
        reason: 'We couldn’t find this UTR in our account. Please check the last four digits.',
      },
    },
  },
  {
    project: office,
    description: 'Network cable, floors 1 to 4',
    rupees: 14_16_000,
    claim: { method: 'bank_transfer', reference: 'HDFCR52026111455031', paid: -1, tds: 24_000 },
  },
  { project: office, description: 'Air handling units, second delivery', rupees: 21_24_000, due: -12 },
  { project: office, description: 'Floors 1 to 4 connected', rupees: 59_00_000, due: 9 },
  {
    project: 'School Electrical Upgrade',
    description: 'Advance with the work order',
    rupees: 1_47_500,
    due: 12,
  },
]

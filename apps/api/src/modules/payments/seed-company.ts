import type { Sample } from './seed-samples.ts'

/** The state of the payment after the last paid one. */
type Next = 'due' | 'overdue' | 'reported' | 'deposited' | 'rejected'
type Bills = [project: string, lakhs: number, start: number, days: number, next?: Next]

/** The projects of ten more clients. Days are counted from today; the value is without GST. */
const projects: Bills[] = [
  ['Palakonda Cold Rooms, Block A', 184, -718, 165],
  ['Musi Bank Meter Room Renewal', 46, -682, 110],
  ['Ratnagarbha Kiln Power Supply', 152, -640, 180],
  ['Kolleru Processing Hall Chillers', 118, -590, 140],
  ['Amrapura Labour Ward Renovation', 74, -548, 125],
  ['Golden Ficus Kitchen Exhaust', 38, -492, 95],
  ['Peddagutta Shed 1 Hydrants', 67, -448, 120],
  ['Velugu Centre Kukatpally Fit-out', 52, -395, 105],
  ['Tamarind Lane Water Treatment', 61, -338, 130],
  ['Nallamala Yard Dust Extraction', 43, -262, 125],
  ['Palakonda Cold Rooms, Block B', 226, -152, 215, 'reported'],
  ['Musi Bank Solar Terrace', 58, -72, 105, 'due'],
  ['Ratnagarbha Compressor House', 88, -112, 160, 'overdue'],
  ['Amrapura Scan Centre Power', 71, -96, 135, 'due'],
  ['Golden Ficus Lobby and Banquet Hall', 164, -128, 185, 'deposited'],
  ['Peddagutta Shed 2 Sprinklers', 93, -62, 125, 'due'],
  ['Velugu Centre Dilsukhnagar Fit-out', 49, -46, 98, 'due'],
  ['Tamarind Lane Sewage Plant', 107, -88, 155, 'rejected'],
  ['Kolleru Ice Plant Automation', 56, -33, 140, 'due'],
  ['Nallamala Showroom Lighting', 29, -78, 95],
]

const bills: [description: string, share: number, at: number][] = [
  ['Advance with the work order', 0.3, 0.04],
  ['Running bill 1', 0.3, 0.42],
  ['Running bill 2', 0.3, 0.76],
  ['Final bill', 0.1, 1.08],
]
/** Nothing is billed while work is on hold. */
const onHoldSince: Record<string, number> = { 'Nallamala Showroom Lighting': -30 }
const withGst = 1.18
/** Of what was paid before GST, by those who deduct it. */
const tdsRate = 0.02

export const company: Sample[] = projects.flatMap(([project, lakhs, start, days, next], index) => {
  const amount = (share: number) => Math.round(lakhs * share * withGst * 1_000) * 100
  const dayOf = (at: number) => start + Math.round(at * days)
  const reference = (nth: number) => `TWDMR5${20_260_000 + index * 100 + nth}`
  const deducts = index % 3 === 0
  const paid = bills
    .filter(([, , at]) => dayOf(at) < (onHoldSince[project] ?? -2))
    .map(([description, share, at], nth): Sample => ({
      project,
      description,
      rupees: amount(share),
      claim: {
        method: 'bank_transfer',
        reference: reference(nth),
        paid: dayOf(at),
        ...(deducts ? { tds: Math.round((amount(share) / withGst) * tdsRate) } : {}),
        decision: { state: 'confirmed' },
      },
      ...(index === 7 && nth === 3
        ? { refund: { amount: 59_000, reason: 'Four lights were returned unused' } }
        : {}),
    }))
  const small: Sample[] =
    index % 4 === 1 && start < -20
      ? [
          {
            project,
            description: 'Site survey',
            rupees: 29_500,
            card: { object_id: `pay_demoSurvey0010${index}`, paid: start + 2 },
          },
        ]
      : []
  const open = bills[paid.length]
  if (!next || !open) return [...paid, ...small]
  const [description, share] = open
  return [...paid, ...small, { project, description, rupees: amount(share), ...nextOf(next, reference(9)) }]
})

function nextOf(next: Next, reference: string): Pick<Sample, 'due' | 'claim'> {
  switch (next) {
    case 'due':
      return { due: 10 }
    case 'overdue':
      return { due: -9 }
    case 'reported':
      return { due: 2, claim: { method: 'bank_transfer', reference, paid: -1 } }
    case 'deposited':
      return {
        due: -3,
        claim: { method: 'check', reference: '118204', paid: -4, decision: { state: 'deposited' } },
      }
    case 'rejected':
      return {
        claim: {
          method: 'bank_transfer',
          reference,
          paid: -5,
          decision: {
            state: 'rejected',
            reason: 'We couldn’t find this UTR in our account. Please check the last four digits.',
          },
        },
      }
  }
}

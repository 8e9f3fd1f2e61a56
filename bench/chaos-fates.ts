import type { ChaosSystem } from './chaos-system.ts'

type StandIn = ChaosSystem['gateways']['stripe'] | ChaosSystem['gateways']['razorpay']
type Status = 'pending' | 'failed' | 'completed' | 'refunded'
/** The state of a payment during a scenario. */
export type Subject = {
  id: string
  gateway: 'stripe' | 'razorpay'
  fate: string
  page_id: string
  reference: string
  paise: number
  /** Set while the scenario runs. */
  payment_id: string
  refund_id: string
  dispute_id: string
}
type Step = (at: StandIn, subject: Subject) => void
type Fate = {
  /** What the payer does on the hosted page. */
  outcome: 'pay' | 'fail' | 'fail_then_pay' | 'authorise'
  /** What happens at the gateway afterwards, a step in each round of deliveries. */
  steps: Step[]
  status: Status
  credits: number
  only?: 'razorpay'
}

const part = ({ paise }: Subject) => Math.floor(paise / 3)
const refund =
  (amount: (subject: Subject) => number): Step =>
  (at, subject) =>
    void (subject.refund_id = at.control.refund({ payment_id: subject.payment_id, paise: amount(subject) }))
const finishRefund: Step = (at, { refund_id }) => void at.control.finish_refund({ refund_id })
const failRefund: Step = (at, { refund_id }) => void at.control.fail_refund({ refund_id })
const dispute: Step = (at, subject) =>
  void (subject.dispute_id = at.control.open_dispute({
    payment_id: subject.payment_id,
    paise: part(subject),
  }))
const capture: Step = (at, { payment_id }) => void at.control.capture({ payment_id })
const nothing: Step = () => {}

/** The scenarios of a payment, with their expected end. */
export const fates: Record<string, Fate> = {
  captured: { outcome: 'pay', steps: [], status: 'completed', credits: 1 },
  'authorised, then captured': { outcome: 'authorise', steps: [capture], status: 'completed', credits: 1 },
  'failed, then paid': { outcome: 'fail_then_pay', steps: [], status: 'completed', credits: 1 },
  'refunded in part': {
    outcome: 'pay',
    steps: [refund(part), finishRefund],
    status: 'completed',
    credits: 1,
  },
  'refunded in full': {
    outcome: 'pay',
    steps: [refund(({ paise }) => paise), finishRefund],
    status: 'refunded',
    credits: 1,
  },
  'refunded twice in part': {
    outcome: 'pay',
    steps: [
      refund(part),
      (at, subject) => {
        finishRefund(at, subject)
        refund(part)(at, subject)
      },
      finishRefund,
    ],
    status: 'completed',
    credits: 1,
  },
  'a refund that failed after it was done': {
    outcome: 'pay',
    steps: [refund(({ paise }) => paise), finishRefund, failRefund],
    status: 'completed',
    credits: 1,
  },
  'disputed, lost, then won back': {
    outcome: 'pay',
    steps: [
      dispute,
      (at, { dispute_id }) => void at.control.lose_dispute({ dispute_id }),
      (at, { dispute_id }) => void at.control.win_dispute({ dispute_id }),
    ],
    status: 'completed',
    credits: 1,
  },
  'disputed and lost': {
    outcome: 'pay',
    steps: [dispute, (at, { dispute_id }) => void at.control.lose_dispute({ dispute_id })],
    status: 'completed',
    credits: 1,
  },
  'never captured, returned by the gateway': {
    outcome: 'authorise',
    steps: [
      nothing,
      (at, { payment_id, page_id }) => {
        at.control.return_uncaptured({ payment_id })
        at.control.expire({ page_id })
      },
    ],
    status: 'pending',
    credits: 0,
    only: 'razorpay',
  },
  'captured twice': {
    outcome: 'fail_then_pay',
    steps: [
      (at, { page_id, payment_id }) =>
        void at.control.authorise_late({ payment_id: otherOf(at, page_id, payment_id) }),
      (at, { page_id, payment_id }) =>
        void at.control.capture({ payment_id: otherOf(at, page_id, payment_id) }),
    ],
    status: 'completed',
    credits: 2,
    only: 'razorpay',
  },
  'failed, then authorised and captured late': {
    outcome: 'fail',
    steps: [(at, { payment_id }) => void at.control.authorise_late({ payment_id }), capture],
    status: 'completed',
    credits: 1,
    only: 'razorpay',
  },
}

/** The try that failed first. */
const otherOf = (at: StandIn, page_id: string, payment_id: string) =>
  at.books.paymentsOf(at.books.page(page_id)).find(({ id }) => id !== payment_id)?.id ?? ''

export const stepsOf = (fate: string) => fates[fate]?.steps ?? []
export const rounds = Math.max(...Object.values(fates).map(({ steps }) => steps.length))

/** Each fate as often as the others. */
export function fateOf(gateway: Subject['gateway'], index: number): string {
  const names = Object.keys(fates).filter((name) => (fates[name]?.only ?? gateway) === gateway)
  return names[index % names.length] ?? ''
}

import { changeStateLabels, costWords, daysWords } from '@trusswell/domain/change-request-values.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Tx } from '../../platform/database.ts'
import type { MailDetails } from '../../platform/mail-details.ts'
import type { ComposeMail } from '../notifications/events.ts'
import { projectFacts } from './notification-mails.ts'

const tellRequest: ComposeMail = async (tx, { subject_id, reader }) => {
  const change = await findChange(tx, subject_id)
  // It has been answered since.
  if (change?.state !== 'proposed') return null
  const isPriced = change.cost_paise !== null
  const facts = factsOf(change)
  if (isPriced && can.closeChange(reader, 'accepted', change))
    return {
      text: 'Please check what it costs and when we would finish, then answer.',
      facts,
      button: 'Accept or decline',
      answers: { purpose: 'change_request', project_id: change.project_id },
    }
  return { text: nextStep(isPriced, reader), facts, button }
}

const nextStep = (isPriced: boolean, reader: Parameters<typeof can.priceChanges>[0]): string => {
  if (can.priceChanges(reader))
    return isPriced ? 'The client can accept it now.' : 'Please enter what it costs and how long it takes.'
  return isPriced
    ? 'An owner of your organisation can accept or decline it in the portal.'
    : 'We’ll tell you what it costs and how long it takes.'
}

const tellAnswer: ComposeMail = async (tx, { subject_id }) => {
  const change = await findChange(tx, subject_id)
  if (!change) return null
  const text =
    change.state === 'accepted'
      ? 'The project’s agreed value and due date now include it.'
      : `The change request is closed: ${changeStateLabels[change.state].toLowerCase()}.`
  return { text, facts: factsOf(change), button }
}

export const changeRequestMails = { change_requested: tellRequest, change_answered: tellAnswer }

const button = 'View change request'

type Change = NonNullable<Awaited<ReturnType<typeof findChange>>>
const factsOf = ({ project, reference, title, cost_paise, days }: Change): MailDetails['facts'] => [
  ...projectFacts(project, reference),
  ['Change', title],
  ...(cost_paise === null || days === null
    ? []
    : ([
        ['Cost', costWords(cost_paise)],
        ['Due date', daysWords(days)],
      ] as MailDetails['facts'])),
]

const findChange = (tx: Tx, id: string) =>
  tx
    .selectFrom('change_requests')
    .innerJoin('projects', 'projects.id', 'change_requests.project_id')
    .select([
      'change_requests.title',
      'change_requests.cost_paise',
      'change_requests.days',
      'change_requests.state',
      'change_requests.project_id',
      'change_requests.proposed_by_client',
      'projects.title as project',
      'projects.reference',
    ])
    .where('change_requests.id', '=', id)
    .executeTakeFirst()

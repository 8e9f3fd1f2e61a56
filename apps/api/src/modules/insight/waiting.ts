import { mostCounted } from '@trusswell/domain/insight-values.ts'
import type { NavCounts, NeedsYou } from '@trusswell/domain/insight.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { changesToPrice } from '../projects/change-requests-repository.ts'
import { readCounts, type Counts } from './counts.ts'

const upTo = (counts: Counts, kind: string) => Math.min(mostCounted, Math.max(0, counts[kind] ?? 0))

/** Lengths of filtered lists. */
export const needsYou = (counts: Counts): NeedsYou => ({
  new_requests: upTo(counts, 'new_requests'),
  without_manager: upTo(counts, 'without_manager'),
  late: upTo(counts, 'late'),
  at_risk: upTo(counts, 'at_risk'),
  changes_to_price: upTo(counts, 'changes_to_price'),
  unanswered_messages: upTo(counts, 'unanswered_messages'),
  payments_to_confirm: upTo(counts, 'payments_to_confirm'),
  parked_events: upTo(counts, 'parked_events'),
  new_enquiries: upTo(counts, 'new_enquiries'),
  new_applications: upTo(counts, 'new_applications'),
  coming_interviews: upTo(counts, 'coming_interviews'),
  lapsing_invitations: upTo(counts, 'lapsing_invitations'),
})

/** What waits for admins, by area. A project counts once. */
export async function readAreas(reader: Reader): Promise<NavCounts> {
  const { waiting } = await readCounts(reader, ['waiting'])
  return {
    projects: upTo(waiting, 'in_need'),
    new_requests: upTo(waiting, 'new_requests'),
    applications: upTo(waiting, 'new_applications'),
    contacts: upTo(waiting, 'new_enquiries'),
    payments: Math.min(mostCounted, upTo(waiting, 'payments_to_confirm') + upTo(waiting, 'parked_events')),
  }
}

/** The same for a manager, of the projects that they are on the team of. Counted along indexes, no further than is shown. */
export async function countAreas(reader: Reader, managerId: string): Promise<NavCounts> {
  const [projects, applications, contacts] = await Promise.all([
    countUpTo(reader, ownInNeed(reader, managerId)),
    countUpTo(reader, newApplications(reader)),
    countUpTo(reader, newEnquiries(reader)),
  ])
  return { projects, new_requests: 0, applications, contacts, payments: 0 }
}

const liveProjects = (reader: Reader) =>
  reader.selectFrom('projects').where('projects.deleted_at', 'is', null)
const newEnquiries = (reader: Reader) =>
  reader.selectFrom('contact_submissions').where('status', '=', 'new').where('deleted_at', 'is', null)
const newApplications = (reader: Reader) =>
  reader
    .selectFrom('job_applications')
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .where('waits_for', 'is', null)
    .where('erased_at', 'is', null)

const ownInNeed = (reader: Reader, userId: string) =>
  liveProjects(reader)
    .where('id', 'in', (own) =>
      own.selectFrom('project_members').select('project_id').where('user_id', '=', userId),
    )
    .where((row) =>
      row.or([
        row('health', 'in', ['late', 'at_risk']),
        row('id', 'in', changesToPrice(reader).select('project_id')),
        row.exists(
          row
            .selectFrom('chat_rooms')
            .select('chat_rooms.project_id')
            .whereRef('chat_rooms.project_id', '=', 'projects.id')
            .where('waiting_id', 'is not', null),
        ),
      ]),
    )

async function countUpTo(
  reader: Reader,
  // oxlint-disable-next-line typescript/no-explicit-any -- any table will do
  rows: SelectQueryBuilder<any, any, object>,
): Promise<number> {
  const { n } = await reader
    .selectFrom(
      rows
        .select(sql`1`.as('one'))
        .limit(mostCounted)
        .as('found'),
    )
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

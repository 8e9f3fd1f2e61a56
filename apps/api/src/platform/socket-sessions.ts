import type { Person } from '@trusswell/domain/actor.ts'

type Rights = Pick<Person, 'role' | 'organisation'>
/** Those of these sessions that still hold, with the rights they hold for. */
export type FindValidSessions = (ids: string[]) => Promise<Map<string, Rights>>
type Member = { session_id: string; person: Person }

type Changes<Each> = {
  onEnded: (member: Each) => void
  /** The person has joined or left an organisation; `person` says so already. */
  onMoved: (member: Each) => void
}

/** Compares the rights that sockets were opened with to those that their sessions have now, with one query. */
export async function checkSessions<Each extends Member>(
  findValid: FindValidSessions,
  members: Iterable<Each>,
  { onEnded, onMoved }: Changes<Each>,
): Promise<void> {
  // Who joins while the query runs was not asked about.
  const asked = [...members]
  if (asked.length === 0) return
  const valid = await findValid([...new Set(asked.map((member) => member.session_id))])
  for (const member of asked) {
    const rights = valid.get(member.session_id)
    if (rights?.role !== member.person.role) onEnded(member)
    else if (!isSame(rights.organisation, member.person.organisation)) {
      member.person = { ...member.person, organisation: rights.organisation }
      onMoved(member)
    }
  }
}

const isSame = (one: Rights['organisation'], other: Rights['organisation']) =>
  one?.id === other?.id && one?.role === other?.role

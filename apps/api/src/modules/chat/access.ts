import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../platform/database.ts'
import { checkSessions, type FindValidSessions } from '../../platform/socket-sessions.ts'
import type { OpenRoom } from './hub.ts'
import { endMember, isOpen, type Member } from './member.ts'
import { findRoom } from './repository.ts'

/** Whether sockets may stay in their rooms. Those that may not are closed. */
export function createAccess({ db, findValid }: { db: Database; findValid: FindValidSessions }) {
  const onEnded = (member: Member) => endMember(member, 'sessionEnded')
  const check = (members: Iterable<Member>, onMoved: (member: Member) => void = () => {}) =>
    checkSessions(findValid, members, { onEnded, onMoved })

  /** After a restart thousands of pages join within seconds: those of the same moment share a query. */
  let joining: { members: Member[]; checked: Promise<void> } | null = null
  function checkTogether(member: Member): Promise<void> {
    if (!joining) {
      const members: Member[] = []
      const checked = setImmediate().then(() => {
        joining = null
        return check(members)
      })
      joining = { members, checked }
    }
    joining.members.push(member)
    return joining.checked
  }

  /** Reads the session's rights again. */
  async function isSignedIn(member: Member): Promise<boolean> {
    await checkTogether(member)
    return isOpen(member)
  }

  async function isAllowed(member: Member): Promise<boolean> {
    if (!(await isSignedIn(member))) return false
    const found = await db.read(member.person, (reader) => findRoom(reader, member.room.room))
    if (!found) endMember(member, 'noAccess')
    return found !== null
  }

  return {
    isSignedIn,
    isAllowed,
    /** All members of a room whose access has changed. */
    async recheck(open: OpenRoom): Promise<void> {
      await check(open.members)
      const byPerson = Map.groupBy(open.members, ({ person }) => person.id)
      for (const members of byPerson.values()) {
        const [first] = members
        if (!first) continue
        const found = await db.read(first.person, (reader) => findRoom(reader, open.room))
        if (!found) for (const member of members) endMember(member, 'noAccess')
      }
    },
    /** One query for all sockets of the process. */
    async checkAll(members: Member[]): Promise<void> {
      const moved: Member[] = []
      await check(members, (member) => moved.push(member))
      for (const member of moved) await isAllowed(member)
    },
  }
}

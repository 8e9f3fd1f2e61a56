import type { ChatServerFrame } from '@trusswell/domain/chat-frames.ts'
import type { Notice } from './channel.ts'
import type { OpenRoom } from './hub.ts'
import type { Member } from './member.ts'

type User = { user: string; name: string }
type Mark = User & { seq: number }
type State = {
  /** The users present on each process, and when it last reported them. */
  present: Map<string, { users: User[]; at: number }>
  shown: string
  hasChanged: boolean
  /** Members who haven't received the list yet. */
  newcomers: Set<Member>
  reads: Map<string, Mark>
  typing: Map<string, User>
}
/** A killed process no longer reports, so its users expire. */
const forgetAfter = 45_000

/** State outside the log: presence, typing and read marks. Sent at most once a second, and may be lost. */
export function createPresence({
  process,
  publish,
  broadcast,
}: {
  process: string
  publish: (open: OpenRoom, notice: Notice) => void
  broadcast: (to: Pick<OpenRoom, 'members'>, frame: ChatServerFrame, except?: string) => void
}) {
  const states = new WeakMap<OpenRoom, State>()
  const stateOf = (open: OpenRoom): State => {
    const known = states.get(open)
    if (known) return known
    const state: State = {
      present: new Map(),
      shown: '',
      hasChanged: false,
      newcomers: new Set(),
      reads: new Map(),
      typing: new Map(),
    }
    states.set(open, state)
    return state
  }
  const usersHere = ({ members }: OpenRoom): User[] => {
    const users = new Map<string, User>()
    for (const { state, person, name } of members)
      if (state !== 'greeting') users.set(person.id, { user: person.id, name })
    return [...users.values()]
  }
  const tellOthers = (open: OpenRoom) => {
    const users = usersHere(open)
    stateOf(open).present.set(process, { users, at: Date.now() })
    publish(open, { type: 'present', users })
  }

  return {
    ask: (open: OpenRoom) => publish(open, { type: 'who' }),
    renew: tellOthers,
    noteCame: (member: Member) => {
      const state = stateOf(member.room)
      state.hasChanged = true
      state.newcomers.add(member)
    },
    noteLeft: (member: Member) => {
      const state = stateOf(member.room)
      state.hasChanged = true
      state.newcomers.delete(member)
    },
    noteRead: (open: OpenRoom, mark: Mark) => {
      stateOf(open).reads.set(mark.user, mark)
      publish(open, { type: 'reads', items: [mark] })
    },
    noteTyping: (open: OpenRoom, { person, name }: { person: { id: string }; name: string }) => {
      const user = { user: person.id, name }
      stateOf(open).typing.set(user.user, user)
      publish(open, { type: 'typing', ...user })
    },
    onNotice: (open: OpenRoom, from: string, notice: Notice) => {
      const state = stateOf(open)
      switch (notice.type) {
        case 'reads':
          for (const mark of notice.items) state.reads.set(mark.user, mark)
          break
        case 'typing':
          state.typing.set(notice.user, { user: notice.user, name: notice.name })
          break
        case 'present':
          state.present.set(from, { users: notice.users, at: Date.now() })
          break
        case 'who':
          state.hasChanged = true
          break
      }
    },
    flush: (open: OpenRoom) => {
      const state = stateOf(open)
      if (state.hasChanged) {
        state.hasChanged = false
        tellOthers(open)
      }
      if (state.reads.size > 0) broadcast(open, { t: 'reads', items: [...state.reads.values()] })
      state.reads.clear()
      for (const user of state.typing.values()) broadcast(open, { t: 'typing', ...user }, user.user)
      state.typing.clear()
      for (const [from, { at }] of state.present)
        if (from !== process && Date.now() - at > forgetAfter) state.present.delete(from)
      const everywhere = new Map<string, User>()
      for (const { users } of state.present.values())
        for (const user of users) everywhere.set(user.user, user)
      const users = [...everywhere.values()].sort((a, b) => (a.user < b.user ? -1 : 1))
      const shown = JSON.stringify(users)
      // When a user who is already present opens another tab, only that tab needs the list.
      const members = shown === state.shown ? new Set(state.newcomers) : open.members
      state.shown = shown
      state.newcomers.clear()
      if (members.size > 0) broadcast({ members }, { t: 'presence', users })
    },
  }
}

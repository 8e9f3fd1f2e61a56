import type { ChatPerson } from '@trusswell/domain/chat.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { personWords } from './person-words.ts'

type PeopleCardProps = {
  people: readonly ChatPerson[]
  present: readonly { user: string; name: string }[]
  you: string
}

/** The participants, those online first. */
export function PeopleCard({ people, present, you }: PeopleCardProps) {
  const here = new Set(present.map(({ user }) => user))
  // Admins can take part in every conversation, but aren't listed for clients.
  const others = present.filter(({ user }) => people.every(({ id }) => id !== user))
  const all = [
    ...people.map((person) => ({ id: person.id, name: person.name, words: personWords(person) })),
    ...others.map(({ user, name }) => ({ id: user, name, words: 'Trusswell' })),
  ].sort((a, b) => rank(a.id) - rank(b.id))
  function rank(id: string) {
    return id === you ? 0 : here.has(id) ? 1 : 2
  }
  return (
    <Card title="People" count={all.length} flush>
      <ul className="chat-people">
        {all.map(({ id, name, words }) => (
          <li key={id}>
            <Avatar name={name} own={id === you} />
            <div>
              {name}
              <small>{id === you ? `You, ${words.toLowerCase()}` : words}</small>
            </div>
            <span className="chat-presence" data-here={here.has(id) ? '' : undefined}>
              <span className="sr-only">{here.has(id) ? 'Here now' : 'Away'}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

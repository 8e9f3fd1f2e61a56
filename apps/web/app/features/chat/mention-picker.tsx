import type { ChatPerson } from '@trusswell/domain/chat.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { personWords } from './person-words.ts'

type MentionPickerProps = {
  id: string
  people: readonly ChatPerson[]
  at: number
  onPick: (person: ChatPerson) => void
}

/** Suggestions while an `@` is typed. The message box keeps the focus and refers to the selected one. */
export function MentionPicker({ id, people, at, onPick }: MentionPickerProps) {
  return (
    <div id={id} className="chat-mentions" role="listbox" aria-label="People to mention">
      {people.map((person, index) => (
        <div
          key={person.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === at}
          className="ui-item"
          data-focused={index === at ? '' : undefined}
          // Before the box loses its focus.
          onPointerDown={(event) => {
            event.preventDefault()
            onPick(person)
          }}
        >
          <Avatar name={person.name} size={24} />
          <span className="ui-item-text">
            {person.name}
            <small>{personWords(person)}</small>
          </span>
        </div>
      ))}
    </div>
  )
}

export const optionId = (list: string, index: number) => `${list}-${index}`

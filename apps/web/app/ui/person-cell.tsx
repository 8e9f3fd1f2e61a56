import { Avatar } from './avatar.tsx'
import { Tag } from './tag.tsx'
import './person-cell.css'

type PersonCellProps = { name: string; email: string; own: boolean }

/** The person that a table row is about. */
export function PersonCell({ name, email, own }: PersonCellProps) {
  return (
    <div className="ui-person">
      <Avatar name={name} own={own} />
      <div>
        <span>{name}</span> {own && <Tag>You</Tag>}
        <small>{email}</small>
      </div>
    </div>
  )
}

import { Link } from 'react-router'
import { Avatar } from './avatar.tsx'
import { EmailText } from './email-text.tsx'
import { Tag } from './tag.tsx'
import './person-cell.css'

type PersonCellProps = { name: string; email: string; own: boolean; to?: string }

/** The person that a table row is about. */
export function PersonCell({ name, email, own, to }: PersonCellProps) {
  return (
    <div className="ui-person">
      <Avatar name={name} own={own} />
      <div>
        {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}{' '}
        {own && (
          <span className="ui-person-own">
            <Tag>You</Tag>
          </span>
        )}
        <small>
          <EmailText address={email} />
        </small>
      </div>
    </div>
  )
}

import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import './organisations.css'

/** Anybody can sign up under the name of a client. */
export function NamesakeNote({ id }: { id: string | null }) {
  if (id === null) return null
  return (
    <p className="organisation-namesake">
      <TriangleAlert aria-hidden="true" />
      <span>
        Another organisation has this name. <Link to={`/admin/organisations/${id}`}>Open the other one</Link>
      </span>
    </p>
  )
}

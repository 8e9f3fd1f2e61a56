import { Link, type To } from 'react-router'
import './navigation.css'

type Crumb = { label: string; to?: To }

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="ui-crumbs">
      <ol>
        {crumbs.map(({ label, to }, at) => (
          <li key={label}>
            {to === undefined ? (
              <span aria-current={at === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

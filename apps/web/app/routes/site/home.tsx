import { brand } from '@trusswell/domain/brand.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: brand.legal_name, description: brand.description, path: '/' })

export default function Home() {
  return (
    <div className="wrap screen">
      <p className="eyebrow eyebrow-rule">{brand.legal_name}</p>
      <h1>Engineering Excellence for the Future</h1>
      <p className="lead">{brand.description}</p>
      <div className="screen-actions">
        <ButtonLink to="/contact">Contact Us</ButtonLink>
      </div>
    </div>
  )
}

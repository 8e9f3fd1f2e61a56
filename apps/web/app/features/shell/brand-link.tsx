import { brand } from '@trusswell/domain/brand.ts'
import { Link } from 'react-router'
import { LogoMark } from '../../illustrations/logo.tsx'
import { useCompany } from '../../lib/document/site-data.ts'

export function BrandLink() {
  const { name } = useCompany()
  return (
    <Link className="brand-link" to="/">
      <LogoMark width={44} />
      <span>
        <b>{name}</b> <small>{brand.descriptor}</small>
        <span className="sr-only">, home</span>
      </span>
    </Link>
  )
}

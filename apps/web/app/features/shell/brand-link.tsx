import { brand } from '@trusswell/domain/brand.ts'
import { Link } from 'react-router'
import { LogoMark } from '../../illustrations/logo.tsx'

export function BrandLink() {
  return (
    <Link className="brand-link" to="/">
      <LogoMark width={44} />
      <span>
        <b>{brand.name}</b> <small>{brand.descriptor}</small>
        <span className="sr-only">, home</span>
      </span>
    </Link>
  )
}

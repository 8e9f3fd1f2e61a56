import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

type TextLinkProps = Omit<LinkProps, 'className'> & { className?: string; arrow?: 'forward' | 'back' }

export function TextLink({ className, arrow, children, ...link }: TextLinkProps) {
  return (
    <Link {...link} className={classNames('ui-link', arrow && `ui-link-${arrow}`, className)}>
      {arrow === 'back' && <ArrowLeft aria-hidden="true" />}
      {children}
      {arrow === 'forward' && <ArrowRight aria-hidden="true" />}
    </Link>
  )
}

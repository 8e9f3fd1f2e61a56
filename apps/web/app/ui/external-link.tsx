import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function ExternalLink({ className, children, ...anchor }: ComponentProps<'a'>) {
  return (
    <a rel="noopener noreferrer" {...anchor} className={classNames('ui-link', className)}>
      {children}
      <ArrowUpRight aria-hidden="true" className="ui-link-out" />
    </a>
  )
}

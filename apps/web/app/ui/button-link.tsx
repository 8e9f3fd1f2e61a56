import { Link, type LinkProps } from 'react-router'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'

type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'className'> & { icon?: ReactNode; className?: string }

export function ButtonLink({
  tone,
  size,
  wide,
  iconOnly,
  icon,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ tone, size, wide, iconOnly }, className)}>
      {icon}
      {children}
    </Link>
  )
}

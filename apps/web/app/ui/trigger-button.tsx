import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { buttonClass, type ButtonLook } from './button-class.ts'

type TriggerButtonProps = ButtonLook &
  Omit<ButtonProps, 'className' | 'children'> & { className?: string; icon?: ReactNode; children?: ReactNode }

export function TriggerButton(props: TriggerButtonProps) {
  const { tone = 'secondary', size, wide, iconOnly, icon, className, children, ...button } = props
  return (
    <Button {...button} className={buttonClass({ tone, size, wide, iconOnly }, className)}>
      {icon}
      {children}
    </Button>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'

type IconButtonProps = Omit<
  ComponentProps<typeof Button>,
  'children' | 'icon' | 'iconOnly' | 'aria-label'
> & {
  label: string
  icon: ReactNode
}

export function IconButton({ label, tone = 'quiet', ...rest }: IconButtonProps) {
  return <Button {...rest} tone={tone} iconOnly aria-label={label} />
}

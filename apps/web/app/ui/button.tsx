import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    icon?: ReactNode
    pending?: boolean
    pendingLabel?: ReactNode
  }

export function Button(props: ButtonProps) {
  const { tone, size, wide, iconOnly, icon, pending = false, pendingLabel, ...rest } = props
  const { children, className, onClick, type = 'button', ...native } = rest

  // A pending button stays focusable; only its action is disabled.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...native}
      type={type}
      className={buttonClass({ tone, size, wide, iconOnly }, className)}
      aria-disabled={pending || native['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pending ? <Spinner size={18} /> : icon}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  )
}

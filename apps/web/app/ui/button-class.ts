import { classNames } from './class-names.ts'

export type ButtonLook = {
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | undefined
  wide?: boolean | undefined
  iconOnly?: boolean | undefined
}

export function buttonClass(look: ButtonLook, extra?: string) {
  const { tone = 'primary', size = 'medium', wide = false, iconOnly = false } = look
  return classNames(
    'ui-button',
    `ui-button-${tone}`,
    size === 'small' && 'ui-button-small',
    wide && 'ui-button-wide',
    iconOnly && 'ui-button-icon',
    extra,
  )
}

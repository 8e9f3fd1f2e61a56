import { truss, wordmark } from './logo-paths.ts'

type LogoProps = { height?: number; className?: string; label?: string }

// Mark and name in one colour, the text colour of its surroundings. Without a label it is decorative.
export function Logo({ height = 28, className, label }: LogoProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 188 28"
      width={(height * 188) / 28}
      height={height}
      fill="none"
      stroke="currentColor"
      {...accessible(label)}
    >
      <path d={truss} strokeWidth={3.5} strokeMiterlimit={2} transform="translate(1 1)" />
      <path d={wordmark} fill="currentColor" stroke="none" transform="translate(59 4.9) scale(.2)" />
    </svg>
  )
}

type LogoMarkProps = { width?: number; className?: string; label?: string }

export function LogoMark({ width = 44, className, label }: LogoMarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 28"
      width={width}
      height={(width * 28) / 48}
      fill="none"
      stroke="currentColor"
      strokeMiterlimit={2}
      {...accessible(label)}
    >
      <path d={truss} strokeWidth={width < 24 ? 4.5 : 3.5} transform="translate(1 1)" />
    </svg>
  )
}

function accessible(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true, focusable: false }
}

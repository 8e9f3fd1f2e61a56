import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { revealOnce } from './reveal-once.ts'

/** Animates in once; elements with data-item follow each other. Visible without script and with reduced motion. */
export function Section(props: ComponentProps<'section'>) {
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => (section.current ? revealOnce(section.current) : undefined), [])
  return <section ref={section} {...props} />
}

import type { ReactNode } from 'react'
import type { Sheet } from './sheet.ts'
import { TitleBlock } from './title-block.tsx'

type FigureProps = {
  sheet: Sheet
  children: ReactNode
  label?: string
  ground?: 'paper' | 'blueprint'
  className?: string
}

// With a label the whole sheet is one picture; without, it is decoration beside text that says the same.
export function Figure({ sheet, children, label, ground, className }: FigureProps) {
  const access = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <figure className={className ? `ill-fig ${className}` : 'ill-fig'} data-ground={ground} {...access}>
      {children}
      <TitleBlock sheet={sheet} />
    </figure>
  )
}

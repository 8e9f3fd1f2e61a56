import type { ReactNode } from 'react'
import { point, fifth, type Box } from '../iso.ts'

// A part that occurs many times in a scene is drawn once at the origin and stamped: half the bytes.
// Selectors end at the border of a <use>, so the die carries the class that all of ink.css hangs on.
export function Die({ id, children }: { id: string; children: ReactNode }) {
  return (
    <g className="ill" id={`ill-${id}`}>
      {children}
    </g>
  )
}

export function Stamp({ of, at }: Box & { of: string }) {
  const [x, y] = point(...at).map(fifth)
  return <use href={`#ill-${of}`} x={x} y={y} />
}

import { useEffect, useRef, useState } from 'react'
import { countUp } from './count-up-over-time.ts'

const format = (value: number) => `${new Intl.NumberFormat('en-IN').format(value)}+`

/** Shows the final number from the start; with script and motion it counts up once. */
export function CountUp({ target }: { target: number }) {
  const [shown, setShown] = useState(target)
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => (element.current ? countUp(element.current, target, setShown) : undefined), [target])
  return (
    <span ref={element} className="counter-figure">
      <span aria-hidden={shown !== target}>{format(shown)}</span>
      {shown !== target && <span className="sr-only">{format(target)}</span>}
    </span>
  )
}

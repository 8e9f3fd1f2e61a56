import { dayInIndia, momentForReader, momentInIndia } from '../lib/dates.ts'

type MomentProps = { at: string; precision?: 'day' | 'minute' }

/** Indian time, with the reader's local time on hover. */
export function Moment({ at, precision = 'minute' }: MomentProps) {
  return (
    <time className="figures" dateTime={at} title={momentForReader(at)}>
      {precision === 'day' ? dayInIndia(at) : momentInIndia(at)}
    </time>
  )
}

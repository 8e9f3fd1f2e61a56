import { colourOf, type SeriesColour } from './series.ts'

/** A stripe pattern in a colour, used as `fill="url(#id)"`. */
export const Hatch = ({ id, colour }: { id: string; colour: SeriesColour }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="6" height="6" fill="var(--surface)" />
    <rect width="3" height="6" fill={colourOf(colour)} />
  </pattern>
)

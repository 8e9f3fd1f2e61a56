/** One of the six colours that stay apart for colour-blind readers, in both themes. */
export type SeriesColour = 1 | 2 | 3 | 4 | 5 | 6

export type Series<Row> = {
  key: Extract<keyof Row, string>
  label: string
  colour: SeriesColour
  /** Besides the colour, for grey prints and colour-blind readers. */
  look?: 'solid' | 'dashed' | 'hatched'
  /** Drawn against an axis of its own on the right. */
  right?: boolean
  format?: (value: number) => string
}

export const chartHeight = 300
export const colourOf = (colour: SeriesColour): string => `var(--c${colour})`
export const plain = (value: number): string => value.toLocaleString('en-IN')

/** One of six colours that colour-blind readers can tell apart, in both themes. */
export type SeriesColour = 1 | 2 | 3 | 4 | 5 | 6

export type Series<Row> = {
  key: Extract<keyof Row, string>
  label: string
  colour: SeriesColour
  /** In addition to the colour, for grey prints and colour-blind readers. */
  look?: 'solid' | 'dashed' | 'hatched'
  /** Uses its own axis on the right. */
  right?: boolean
  format?: (value: number) => string
}

export const chartHeight = 300
export const colourOf = (colour: SeriesColour): string => `var(--c${colour})`
export const plain = (value: number): string => value.toLocaleString('en-IN')

import './feedback.css'

/** What is missing: a site, bars of a chart, a bill, or a cone for risks. */
export type EmptyOutlineName = 'site' | 'bars' | 'bill' | 'cone'

const shapes: Record<EmptyOutlineName, { bold: string; light: string; dashed?: string; tick: string }> = {
  site: {
    bold: 'M48 4 88 24 48 44 8 24Z',
    light: 'm8 32 40 20 40-20',
    dashed: 'M48 14 68 24 48 34 28 24Z',
    tick: 'm6 29 4 6m36 14 4 6m36-26 4 6',
  },
  bars: {
    bold: 'M24 29 34 34 24 39 14 34ZM48 19 58 24 48 29 38 24ZM72 5 82 10 72 15 62 10Z',
    light: 'M14 34v12l10 5 10-5V34M24 39v12M38 24v22l10 5 10-5V24M48 29v22M62 10v36l10 5 10-5V10M72 15v36',
    tick: 'M20 22 44 12 66 1',
  },
  bill: {
    bold: 'M33 4h30v46l-5-4-5 4-5-4-5 4-5-4-5 4Z',
    light: 'M39 14h18M39 21h18M39 28h11',
    tick: 'M51 37h6',
  },
  cone: {
    bold: 'M35 43 46 7q2-2 4 0l11 36q-13 6-26 0Z',
    light: 'M34 39.5 22 44l26 9 26-9-12-4.5',
    tick: 'M41.5 24q6.5 3.5 13 0M38.5 33q9.5 5 19 0',
  },
}

export function EmptyOutline({ of }: { of: EmptyOutlineName }) {
  const { bold, light, dashed, tick } = shapes[of]
  return (
    <svg
      className="ui-empty-outline"
      viewBox="0 0 96 56"
      width="96"
      height="56"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={bold} strokeWidth="1.25" />
      {dashed && <path d={dashed} strokeWidth=".75" strokeDasharray="4 3" />}
      <path d={light} strokeWidth=".75" />
      <path d={tick} className="ui-empty-tick" strokeWidth="1.25" />
    </svg>
  )
}

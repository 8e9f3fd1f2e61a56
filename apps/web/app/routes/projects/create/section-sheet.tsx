import { counted } from '@trusswell/domain/plural.ts'
const ground = 214
const left = 96
const right = 296
const most = 12

type SectionSheetProps = { title: string; floors: number | undefined; plot: string; built: string }

/** A building section drawn from the figures entered so far. */
export function SectionSheet({ title, floors, plot, built }: SectionSheetProps) {
  const count = floors !== undefined && floors >= 1 ? Math.min(Math.trunc(floors), most) : 0
  const storey = count > 0 ? Math.min(28, 150 / count) : 0
  const roof = ground - count * storey
  const words = [
    floors ? counted(floors, 'floor') : null,
    plot ? `a plot of ${plot} square feet` : null,
  ].filter(Boolean)
  return (
    <figure className="create-sheet" data-empty={words.length === 0 || undefined}>
      <svg viewBox="0 0 392 272" role="img" aria-label={`Section: ${words.join(' on ') || 'no figures yet'}`}>
        <defs>
          <pattern id="sheet-grid" width="24" height="24" patternUnits="userSpaceOnUse">
            <path d="M24 0H0V24" fill="none" stroke="var(--bp-grid)" />
          </pattern>
          <pattern
            id="sheet-soil"
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V7" stroke="var(--bp-line)" strokeWidth=".75" />
          </pattern>
        </defs>
        <rect width="392" height="272" fill="url(#sheet-grid)" />
        <rect x="40" y={ground} width="312" height="10" fill="url(#sheet-soil)" opacity=".7" />
        <path d={`M40 ${ground}H352`} className="sheet-line" />
        {count > 0 && <Building count={count} storey={storey} roof={roof} />}
        {count > 0 && (
          <>
            <path className="sheet-dim" d={`M88 ${roof}H64M88 ${ground}H64M70 ${roof}V${ground}`} />
            <text x="58" y={(roof + ground) / 2} transform={`rotate(-90 58 ${(roof + ground) / 2})`}>
              {words[0]}
            </text>
          </>
        )}
        {built && count > 0 && (
          <>
            <path
              className="sheet-dim"
              d={`M${left} ${roof - 6}V${roof - 22}M${right} ${roof - 6}V${roof - 22}M${left} ${roof - 18}H${right}`}
            />
            <text x="196" y={roof - 26}>{`built-up ${built} sq ft`}</text>
          </>
        )}
        {plot && (
          <>
            <path className="sheet-dim" d="M40 230v22M352 230v22M40 246H352" />
            <rect x="116" y="236" width="160" height="20" fill="var(--bp-bg)" />
            <text x="196" y="250">{`plot ${plot} sq ft`}</text>
          </>
        )}
      </svg>
      <figcaption>
        <span className="eyebrow create-sheet-label">Project</span>
        {title || 'Untitled'}
      </figcaption>
    </figure>
  )
}

function Building({ count, storey, roof }: { count: number; storey: number; roof: number }) {
  const slabs = Array.from(
    { length: count - 1 },
    (_, at) => `M${left} ${ground - (at + 1) * storey}H${right}`,
  )
  const columns = [136, 176, 216, 256].map((x) => `M${x} ${roof}V${ground}`)
  return (
    <>
      <rect
        x={left}
        y={roof}
        width={right - left}
        height={ground - roof}
        className="sheet-line"
        fill="var(--bp-bg)"
      />
      <path d={slabs.join('')} className="sheet-line" />
      <path d={columns.join('')} className="sheet-thin" />
    </>
  )
}

import { TitleBlock } from '../../ui/title-block.tsx'
import { Item, State } from './item.tsx'

const colours = [
  'bg',
  'surface',
  'sunken',
  'text',
  'muted',
  'line',
  'control',
  'brand',
  'brand-hover',
  'accent',
]
const tones = ['ok', 'ok-bg', 'warn', 'warn-bg', 'danger', 'danger-bg', 'info', 'info-bg', 'focus']
const series = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6']
const scale = [64, 48, 36, 28, 22, 18, 16, 15, 13]

export function Foundations() {
  return (
    <>
      <Item id="type" title="Type scale">
        <div className="gallery-scale">
          {scale.map((size) => (
            <p key={size} style={{ fontSize: `${size / 16}rem`, fontWeight: size > 18 ? 700 : 400 }}>
              {size} As drawn
            </p>
          ))}
        </div>
      </Item>
      <Item id="rupee" title="Rupee sign and figures">
        <State name="Archivo 400">
          <p className="gallery-sum">₹1,23,456.00</p>
        </State>
        <State name="Archivo 700">
          <p className="gallery-sum" style={{ fontWeight: 700 }}>
            ₹1,23,456.00
          </p>
        </State>
        <State name="Plex Mono 500">
          <p className="gallery-sum gallery-mono">₹1,23,456.00</p>
        </State>
        <State name="Eyebrow, lead, figures">
          <p className="eyebrow eyebrow-rule">Sheet TW-M-01</p>
          <p className="lead">One line carries the structure, and nothing is drawn that isn’t measured.</p>
          <p className="figures">12 Jun 2026 – 28 Feb 2027</p>
        </State>
      </Item>
      <Item id="colour" title="Colour" wide>
        <Swatches names={colours} />
        <Swatches names={tones} />
        <Swatches names={series} />
      </Item>
      <Item id="marks" title="Dimension line, title block, blueprint" wide>
        <div className="dim-line" />
        <TitleBlock entries={block} />
        <div className="blueprint gallery-blueprint">
          <p className="eyebrow eyebrow-rule">Blueprint ground</p>
          <p className="lead">At most once on a page.</p>
          <div className="dim-line" />
          <TitleBlock entries={block} />
        </div>
      </Item>
    </>
  )
}

const block = [
  { term: 'Drawing', value: 'LT switch room' },
  { term: 'Sheet', value: 'TW-E-11' },
  { term: 'Scale', value: '1:50' },
  { term: 'Rev', value: 'B' },
]

function Swatches({ names }: { names: string[] }) {
  return (
    <div className="gallery-swatches">
      {names.map((name) => (
        <p key={name}>
          <span style={{ background: `var(--${name})` }} />
          {name}
        </p>
      ))}
    </div>
  )
}

import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { AriaRouter } from '../../ui/aria-router.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { TitleBlock } from '../../ui/title-block.tsx'
import { Actions } from './actions.tsx'
import { Charts } from './charts.tsx'
import { Choices } from './choices.tsx'
import { Fields } from './fields.tsx'
import { Files } from './files.tsx'
import { Foundations } from './foundations.tsx'
import { Labels } from './labels.tsx'
import { Navigation } from './navigation.tsx'
import { Overlays } from './overlays.tsx'
import { Pickers } from './pickers.tsx'
import { Sheet } from './sheet.tsx'
import { States } from './states.tsx'
import { Tables } from './tables.tsx'
import './gallery.css'

const sheets = [
  { number: 'G-01', title: 'Type, colour, marks', Content: Foundations },
  { number: 'G-02', title: 'Buttons and links', Content: Actions },
  { number: 'G-03', title: 'Fields that work without script', Content: Fields },
  { number: 'G-04', title: 'Choices', Content: Choices },
  { number: 'G-05', title: 'Files', Content: Files },
  { number: 'G-06', title: 'Pickers', Content: Pickers, dense: true },
  { number: 'G-07', title: 'Labels and panels', Content: Labels, dense: true },
  { number: 'G-08', title: 'Finding the way', Content: Navigation, dense: true },
  { number: 'G-09', title: 'Tables', Content: Tables, dense: true },
  { number: 'G-10', title: 'Charts', Content: Charts, dense: true },
  { number: 'G-11', title: 'Waiting, empty, failed', Content: States, dense: true },
  { number: 'G-12', title: 'Overlays and messages', Content: Overlays, dense: true },
]

export function meta() {
  return [{ title: 'Gallery' }, { name: 'robots', content: 'noindex' }]
}

export default function Gallery() {
  const [params] = useSearchParams()
  const theme = params.get('theme')
  const only = params.get('sheet')

  useEffect(() => {
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
  }, [theme])

  return (
    <AriaRouter>
      <main className="gallery">
        <header className="gallery-head blueprint">
          <p className="eyebrow eyebrow-rule">Drawing set</p>
          <h1>Interface parts</h1>
          <p className="lead">Every part in every state, in both themes. Tests draw on these sheets.</p>
          <div className="dim-line gallery-rule" />
          <TitleBlock
            entries={[
              { term: 'Drawing', value: 'Interface parts' },
              { term: 'Sheets', value: `G-01 to G-${sheets.length}` },
              { term: 'Base', value: '8 px' },
              { term: 'Angle', value: '30°' },
            ]}
          />
        </header>
        <div className="gallery-index">
          <nav aria-label="Sheets">
            <ol>
              {sheets.map(({ number, title }) => (
                <li key={number}>
                  <a href={`#sheet-${number}`}>
                    <span className="figures gallery-number">{number}</span> {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <ThemeSwitch />
        </div>
        {sheets
          .filter(({ number }) => !only || number === only)
          .map(({ number, title, Content, dense = false }) => (
            <Sheet key={number} number={number} title={title} dense={dense}>
              <Content />
            </Sheet>
          ))}
      </main>
    </AriaRouter>
  )
}

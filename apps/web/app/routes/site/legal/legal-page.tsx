import { longDay } from '../../../lib/dates.ts'
import type { LegalText } from './legal-texts.server.ts'
import '../blog/prose.css'
import './legal.css'

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <article>
      <header className="page-head page-head-plain">
        <div className="wrap">
          <p className="eyebrow eyebrow-rule">
            <span>
              As of <time dateTime={text.date}>{longDay(text.date)}</time>
            </span>
          </p>
          <h1>{text.title}</h1>
          <p className="lead">{text.excerpt}</p>
        </div>
      </header>
      <div className="wrap legal">
        <nav aria-label="On this page">
          <ol>
            {text.contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose legal-prose" dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </article>
  )
}

import type { Work } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'

export function WorkStory({ work }: { work: Work }) {
  const parts = [
    ['challenge', 'The question', work.challenge],
    ['approach', 'What we do', work.approach],
    ['result', 'What you keep', work.result],
  ] as const
  return (
    <div className="work-story">
      {parts.map(([id, title, paragraphs]) => (
        <Section key={id} aria-labelledby={id}>
          <div className="wrap split work-split">
            <div data-item="">
              <h2 id={id}>{title}</h2>
            </div>
            <div data-item="">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </Section>
      ))}
    </div>
  )
}

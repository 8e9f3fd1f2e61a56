import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { sections } from './settings-labels.ts'

type SectionProps = { id: (typeof sections)[number]['id']; note?: ReactNode; children: ReactNode }

export function Section({ id, note, children }: SectionProps) {
  return (
    <div id={id} className="settings-section">
      <Card
        title={sections.find((section) => section.id === id)?.title}
        flush
        actions={note === undefined ? undefined : <span className="settings-note">{note}</span>}
      >
        {children}
      </Card>
    </div>
  )
}

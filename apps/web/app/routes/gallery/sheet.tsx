import type { ReactNode } from 'react'
import { TitleBlock } from '../../ui/title-block.tsx'

type SheetProps = { number: string; title: string; dense?: boolean; children: ReactNode }

export function Sheet({ number, title, dense = false, children }: SheetProps) {
  return (
    <div className="gallery-sheet" id={`sheet-${number}`} data-density={dense ? 'compact' : undefined}>
      <div className="gallery-zones" aria-hidden="true">
        {['1', '2', '3', '4'].map((zone) => (
          <i key={zone}>{zone}</i>
        ))}
      </div>
      <header>
        <p className="eyebrow eyebrow-rule">Sheet {number}</p>
        <h2>{title}</h2>
      </header>
      <div className="gallery-grid">{children}</div>
      <TitleBlock
        entries={[
          { term: 'Drawing', value: title },
          { term: 'Sheet', value: number },
          { term: 'Scale', value: '1:1' },
          { term: 'Density', value: dense ? 'Compact' : 'Regular' },
        ]}
      />
    </div>
  )
}

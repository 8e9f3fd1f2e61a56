import { Figure } from '../../../illustrations/figure.tsx'
import type { SheetedScene } from '../../../illustrations/scenes/by-service.ts'

/** A drawing pinned on the page, on blueprint ground. */
export function Plan({ illustration, label }: { illustration: SheetedScene; label: string }) {
  const { Scene, sheet } = illustration
  return (
    <div className="plan blueprint">
      <Figure sheet={sheet} ground="blueprint" label={`${label}, drawing: ${sheet.title}`}>
        <Scene />
      </Figure>
    </div>
  )
}

import { Figure } from '../../../illustrations/figure.tsx'
import type { Illustration } from './illustration.ts'

/** A drawing pinned on the page, on blueprint ground. */
export function Plan({ illustration, label }: { illustration: Illustration; label: string }) {
  const { Scene, sheet } = illustration
  return (
    <div className="plan blueprint">
      <Figure sheet={sheet} ground="blueprint" label={`${label}, drawing: ${sheet.title}`}>
        <Scene />
      </Figure>
    </div>
  )
}

import { Card } from '../../../ui/card.tsx'
import { Facts, type Fact } from '../../../ui/facts.tsx'
import { numberOf } from '../../../ui/group-digits.ts'
import type { ProjectValues } from './create-values.ts'
import { SectionSheet } from './section-sheet.tsx'

type SoFarProps = { step: number; values: ProjectValues; facts: Fact[][] }

/** Beside the form: a drawing of the building and a summary of the previous steps. */
export function SoFar({ step, values, facts }: SoFarProps) {
  const before = facts
    .slice(0, Math.min(step - 1, 2))
    .flat()
    .filter(({ value }) => value !== '')
  return (
    <aside className="create-aside" aria-label="So far">
      <SectionSheet
        title={values.title}
        floors={numberOf(values.number_of_floors)}
        plot={values.plot_area}
        built={values.built_up_area}
      />
      {step < 4 && before.length > 0 && (
        <Card title="So far" className="create-so-far">
          <Facts facts={before.map((fact) => ({ ...fact, wide: true }))} />
        </Card>
      )}
    </aside>
  )
}

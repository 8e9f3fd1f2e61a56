import type { TestOutcome } from '@trusswell/domain/settings.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { clockInIndia } from '../../../lib/dates.ts'

export type Tested = TestOutcome & { at: string }

/** What a test found, in the words of the answer. */
export function Outcome({ tested }: { tested: Tested | undefined }) {
  return (
    <div role="status" className="settings-outcome" data-ok={tested?.ok}>
      {tested && (
        <p>
          {tested.ok ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          <span>
            {tested.message} <small>{clockInIndia(tested.at)}</small>
          </span>
        </p>
      )}
    </div>
  )
}

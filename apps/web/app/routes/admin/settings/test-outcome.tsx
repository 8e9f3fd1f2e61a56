import type { TestOutcome } from '@trusswell/domain/settings.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { clockInIndia } from '../../../lib/dates.ts'

export type Tested = TestOutcome & { at: string }

/** The result of a test, with the server's message. */
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

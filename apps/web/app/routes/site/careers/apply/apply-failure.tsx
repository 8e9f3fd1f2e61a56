import { brand } from '@trusswell/domain/brand.ts'
import { MailLink } from '../../../../features/shell/contact-lines.tsx'
import type { Failure } from '../../../../lib/api/api-error.ts'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { applyFailed } from './application-forms.ts'

/** The form keeps what was typed and the file. */
export function ApplyFailure({ failure }: { failure: Failure }) {
  const floods = failure.code === 'too_many_requests' || failure.code === 'proof_required'
  const message = failure.code === 'gone' && failure.message ? failure.message : applyFailed
  return (
    <div className="apply-wide">
      <ErrorPanel message={message} requestId={failure.requestId} />
      {floods && (
        <p className="mt-1 text-15 text-muted">
          Many applications came from your network in the last hour. You can also write to{' '}
          <MailLink address={brand.careers_email} />.
        </p>
      )}
    </div>
  )
}

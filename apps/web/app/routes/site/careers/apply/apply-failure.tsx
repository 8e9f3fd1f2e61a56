import { MailLink } from '../../../../features/shell/contact-lines.tsx'
import type { Failure } from '../../../../lib/api/api-error.ts'
import { useCompany } from '../../../../lib/document/site-data.ts'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { applyFailed } from './application-forms.ts'

/** The form keeps the typed values and the file. */
export function ApplyFailure({ failure }: { failure: Failure }) {
  const { careers_email: address } = useCompany()
  const floods = failure.code === 'too_many_requests' || failure.code === 'proof_required'
  const message = failure.code === 'gone' && failure.message ? failure.message : applyFailed
  return (
    <div className="apply-wide">
      <ErrorPanel message={message} requestId={failure.requestId} />
      {floods && (
        <p className="apply-flood">
          We’ve received many applications from your network in the last hour.
          {address && (
            <>
              {' '}
              You can also write to <MailLink address={address} />.
            </>
          )}
        </p>
      )}
    </div>
  )
}

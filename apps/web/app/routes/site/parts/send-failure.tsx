import { PhoneLink } from '../../../features/shell/contact-lines.tsx'
import type { Failure } from '../../../lib/api/api-error.ts'
import { useCompany } from '../../../lib/document/site-data.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import '../contact/contact-form.css'

/** The form below keeps the typed values. */
export function SendFailure({ failure }: { failure: Failure }) {
  const [phone] = useCompany().phones
  const floods = failure.code === 'too_many_requests' || failure.code === 'proof_required'
  return (
    <div className="contact-wide">
      <ErrorPanel
        message="There was an error submitting your message. Please try again."
        requestId={failure.requestId}
      />
      {floods && (
        <p className="contact-flood">
          We’ve received many messages from your network in the last hour.
          {phone && (
            <>
              {' '}
              You can also call <PhoneLink phone={phone} />.
            </>
          )}
        </p>
      )}
    </div>
  )
}

import { TriangleAlert } from 'lucide-react'

type CreateFailureProps = { detail: string; requestId: string | undefined }

export function CreateFailure({ detail, requestId }: CreateFailureProps) {
  return (
    <div className="ui-summary" role="alert">
      <TriangleAlert aria-hidden="true" />
      <div>
        <strong>Failed to create project</strong>
        {detail && <p>{detail}</p>}
        {requestId && (
          <p className="figures">
            Request <span className="ui-select-all">{requestId}</span>
          </p>
        )}
      </div>
    </div>
  )
}

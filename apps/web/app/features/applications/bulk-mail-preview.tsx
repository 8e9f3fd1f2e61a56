import type { Application } from '@trusswell/domain/applications.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PreviewMail } from './use-status-mail.ts'

type BulkMailPreviewProps = {
  status: Application['status']
  applications: Application[]
  preview: PreviewMail
}

/** The mail as each applicant will get it, one at a time. */
export function BulkMailPreview({ status, applications, preview }: BulkMailPreviewProps) {
  const [at, setAt] = useState(0)
  const application = applications[Math.min(at, applications.length - 1)]
  const mail = useQuery({
    queryKey: ['application-mail', application?.id, status],
    queryFn: () => preview(application!.id, { status }),
    enabled: application !== undefined,
    // The template may have been edited since.
    staleTime: 0,
    retry: false,
  })
  if (!application) return null
  return (
    <section className="application-mails" aria-label="Preview of the e-mail">
      <header>
        <p role="status">
          {application.applicant_name} ({at + 1} of {applications.length})
        </p>
        <IconButton
          label="Previous applicant"
          size="small"
          aria-disabled={at === 0}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => setAt(Math.max(at - 1, 0))}
        />
        <IconButton
          label="Next applicant"
          size="small"
          aria-disabled={at === applications.length - 1}
          icon={<ArrowRight aria-hidden="true" />}
          onClick={() => setAt(Math.min(at + 1, applications.length - 1))}
        />
      </header>
      {mail.isPending && <Skeleton lines={4} label="Loading the e-mail" />}
      {mail.isError && (
        <QueryError query={mail} message={messageOf(mail.error, 'The preview couldn’t be loaded.')} />
      )}
      {mail.data && (
        <>
          <p>
            <b>{mail.data.subject}</b>
          </p>
          <p>{mail.data.body}</p>
        </>
      )}
    </section>
  )
}

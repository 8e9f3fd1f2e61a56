import { useMutation } from '@tanstack/react-query'
import type { AnalyticsRange } from '@trusswell/domain/insight.ts'
import { Download } from 'lucide-react'
import { ApiError, requestIdOf } from '../../../lib/api/api-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { exportReport } from './insight-source.ts'

type ExportReportProps = { projectId: string; range: AnalyticsRange }

/** The report of the range as a PDF, and its figures as CSV. */
export function ExportReport({ projectId, range }: ExportReportProps) {
  const report = useMutation({
    mutationFn: (format: 'pdf' | 'csv') => exportReport(projectId, range, format),
    onSuccess: (file, format) => saveFile(file, `project-analytics-${projectId}.${format}`),
  })
  const pending = (format: 'pdf' | 'csv') => report.isPending && report.variables === format
  return (
    <>
      <div className="insight-export">
        <Button
          tone="secondary"
          icon={<Download aria-hidden="true" />}
          pending={pending('pdf')}
          pendingLabel="Preparing report…"
          onClick={() => report.mutate('pdf')}
        >
          Export Report
        </Button>
        <Button
          tone="secondary"
          pending={pending('csv')}
          pendingLabel="Preparing…"
          onClick={() => report.mutate('csv')}
        >
          Export CSV
        </Button>
        <span className="sr-only" role="status">
          {pending('pdf') ? 'Preparing report' : report.isSuccess ? 'The download has started' : ''}
        </span>
      </div>
      {report.isError && (
        <div className="insight-trouble">
          <ErrorPanel
            message={failureOf(report.error)}
            requestId={requestIdOf(report.error)}
            onRetry={() => report.mutate(report.variables)}
          />
        </div>
      )}
    </>
  )
}

/** Uses the server's own message if it sent one. */
const failureOf = (error: Error) =>
  error instanceof ApiError && error.message !== ''
    ? `Failed to export report. ${error.message}`
    : 'Failed to export report'

import type { MailTemplate } from '@trusswell/domain/applications.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApplicationStatusBadge, statusNames } from './application-status.tsx'
import { CareersTabs } from './careers-tabs.tsx'
import { listTemplates } from './template-source.ts'
import './templates.css'

const TemplateDialog = lazy(() => import('./template-dialog.tsx'))
const templatesKey = ['applications', 'templates']

/** Templates of the e-mails that applicants get when their status changes. */
export function TemplatesPage() {
  const queries = useQueryClient()
  const [edited, setEdited] = useState<MailTemplate | null>(null)
  const query = useQuery({ queryKey: templatesKey, queryFn: listTemplates })
  const { data, isError } = query
  return (
    <>
      <PageHeader
        title="E-mail templates"
        note="E-mails sent to applicants when their status changes. You can edit each e-mail before it is sent."
      />
      <CareersTabs area="admin" />
      {isError && <QueryError query={query} message="The templates couldn’t be loaded." />}
      {!data && !isError && <Skeleton rows={5} label="Loading templates" />}
      <ul className="templates-list">
        {data?.map((template) => (
          <li key={template.status} className="ui-card templates-item">
            <header>
              <ApplicationStatusBadge status={template.status} />
              <Button
                tone="secondary"
                size="small"
                icon={<Pencil aria-hidden="true" />}
                aria-label={`Edit the template for ${statusNames[template.status]}`}
                onClick={() => setEdited(template)}
              >
                Edit
              </Button>
            </header>
            <h2>{template.subject}</h2>
            <p>{template.body}</p>
          </li>
        ))}
      </ul>
      {edited && (
        <Suspense>
          <TemplateDialog
            key={edited.status}
            template={edited}
            onSaved={() => {
              setEdited(null)
              void queries.invalidateQueries({ queryKey: templatesKey })
            }}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  )
}

import type { ProjectFile } from '@trusswell/domain/project-files.ts'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { searchWith } from '../../../ui/url-params.ts'
import { FileRow } from '../details/file-row.tsx'
import { fileKey, listFiles } from '../details/file-source.ts'
import { WorkBody } from '../work/work-body.tsx'
import '../details/files.css'

const most = 3

/** Shown beside the conversation if there are files; the details tab lists all of them. */
export function LatestFiles({ projectId }: { projectId: string }) {
  const [params] = useSearchParams()
  const list = useRows<ProjectFile>({
    key: fileKey(projectId),
    query: { most },
    read: (cursor, signal) => listFiles(projectId, { limit: most, ...cursor }, signal),
  })
  if (list.rows.length === 0 && !list.error) return null
  return (
    <Card
      title="Files"
      flush
      actions={
        <ButtonLink
          tone="quiet"
          size="small"
          to={searchWith(params, { tab: null, room: null })}
          aria-label="View All files"
        >
          View All
        </ButtonLink>
      }
    >
      <WorkBody list={{ ...list, more: false }} noun="files" empty="No files yet">
        {(rows) => (
          <ul className="work-rows files-rows">
            {rows.slice(0, most).map((file) => (
              <FileRow key={file.id} file={file} />
            ))}
          </ul>
        )}
      </WorkBody>
    </Card>
  )
}

import type { Actor } from '@trusswell/domain/actor.ts'
import type { ChatAudience } from '@trusswell/domain/chat.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { ProjectFile } from '@trusswell/domain/project-files.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Lock, Upload, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { acceptedFiles, useUploads } from '../../../features/chat/use-uploads.ts'
import { loadedOf } from '../../../lib/list-total.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FileItem } from '../../../ui/file-item.tsx'
import { useLinkedRow } from '../../../ui/lists/use-linked-row.ts'
import { useRemoval } from '../../../ui/lists/use-removal.ts'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { Menu } from '../../../ui/menu.tsx'
import { TriggerButton } from '../../../ui/trigger-button.tsx'
import { WorkBody } from '../work/work-body.tsx'
import { FileRow, type FileToDelete } from './file-row.tsx'
import { deleteFile, fileKey, listFiles, uploadPath } from './file-source.ts'
import './files.css'

type FilesCardProps = { projectId: string; actor: Actor }

const mostAtOnce = 10

/** All files sent in the conversation or uploaded here, by name, with their versions. */
export function FilesCard({ projectId, actor }: FilesCardProps) {
  const { linkTo } = useLinkedRow()
  const hasInternal = can.readInternalNotes(actor)
  const queries = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const target = useRef<ChatAudience>('everyone')
  const [problem, setProblem] = useState<string | null>(null)
  const list = useRows<ProjectFile>({
    key: fileKey(projectId),
    read: (cursor, signal) => listFiles(projectId, { limit: 25, ...cursor }, signal),
  })
  const { region, ask, asked, confirmation } = useRemoval<FileToDelete>(fileKey(projectId), {
    remove: (id) => deleteFile(projectId, id),
    messages: ({ name }) => ({ removed: `${name} deleted`, removeFailed: 'Failed to delete the file' }),
  })
  const handlers = {
    onUploaded: () => void queries.invalidateQueries({ queryKey: fileKey(projectId) }),
    onFailed: setProblem,
  }
  // One per file, so that a retried upload keeps its visibility.
  const everyone = useUploads<ProjectFile>({ path: uploadPath(projectId, 'everyone'), ...handlers })
  const internal = useUploads<ProjectFile>({ path: uploadPath(projectId, 'internal'), ...handlers })
  const running = [everyone, internal].flatMap(({ uploads, retry, cancel }, of) =>
    uploads.map((upload) => ({
      ...upload,
      of,
      retry: () => retry(upload),
      cancel: () => cancel(upload.key),
    })),
  )
  function choose(visibility: ChatAudience) {
    target.current = visibility
    setProblem(null)
    chooser.current?.click()
  }
  return (
    <Card
      title="Files"
      flush
      count={loadedOf(list)}
      actions={
        hasInternal ? (
          <Menu
            label="Upload File"
            align="end"
            trigger={
              <TriggerButton size="small" icon={<Upload aria-hidden="true" />}>
                Upload File
              </TriggerButton>
            }
            entries={[
              {
                id: 'everyone',
                label: 'Share with the client',
                icon: <Users aria-hidden="true" />,
                note: 'Up to 25 MB',
                onAction: () => choose('everyone'),
              },
              {
                id: 'internal',
                label: 'For staff only',
                icon: <Lock aria-hidden="true" />,
                note: 'Clients never see it',
                onAction: () => choose('internal'),
              },
            ]}
          />
        ) : can.addProjectFiles(actor) ? (
          <Button
            tone="secondary"
            size="small"
            icon={<Upload aria-hidden="true" />}
            onClick={() => choose('everyone')}
          >
            Upload File
          </Button>
        ) : null
      }
    >
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label="File to upload"
        accept={acceptedFiles}
        onChange={({ target: input }) => {
          const { add } = target.current === 'internal' ? internal : everyone
          add([...(input.files ?? [])], mostAtOnce - running.length)
          // So that the same file can be chosen again.
          input.value = ''
        }}
      />
      {(running.length > 0 || problem) && (
        <div className="files-uploads">
          {running.map(({ of, key, file, sent, error, cancel, retry }) => (
            <FileItem
              key={`${of}-${key}`}
              name={file.name}
              size={file.size}
              sent={sent}
              error={error ?? undefined}
              onCancel={cancel}
              onRetry={retry}
            />
          ))}
          {problem && running.length === 0 && (
            <p className="ui-error" role="alert">
              {problem}
            </p>
          )}
        </div>
      )}
      <WorkBody
        ref={region}
        list={list}
        noun="files"
        empty="No files yet. Files sent in the chat and uploaded here appear in this list."
      >
        {(rows) => (
          <ul className="work-rows files-rows">
            {rows.map((file) => (
              <FileRow
                key={`${file.visibility} ${file.name}`}
                file={file}
                link={linkTo(file.id)}
                onDelete={ask}
              />
            ))}
          </ul>
        )}
      </WorkBody>
      <ConfirmDialog
        {...confirmation}
        title="Delete file?"
        message={
          asked && (
            <>
              {asked.version > 1 ? `Version ${asked.version} of ` : ''}
              <strong>{asked.name}</strong> will be deleted for everyone on the project. This can’t be undone.
            </>
          )
        }
        confirmLabel="Delete file"
      />
    </Card>
  )
}

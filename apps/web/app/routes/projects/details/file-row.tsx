import { counted } from '@trusswell/domain/plural.ts'
import type { ProjectFile } from '@trusswell/domain/project-files.ts'
import { FileText, FileWarning, Lock, ShieldCheck, Trash2 } from 'lucide-react'
import { shortTime } from '../../../lib/dates.ts'
import { fileSize } from '../../../ui/file-accepts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { useLinkedRow } from '../../../ui/lists/use-linked-row.ts'

type Version = Pick<ProjectFile, 'id' | 'url' | 'size' | 'state' | 'version' | 'can_delete'>
export type FileToDelete = Version & { name: string }
type Delete = (file: FileToDelete) => void
type LinkTo = ReturnType<typeof useLinkedRow>['linkTo']

type FileRowProps = { file: ProjectFile; link?: ReturnType<LinkTo>; onDelete?: Delete }

/** The latest version, with earlier ones expandable below it. */
export function FileRow({ file, link = {}, onDelete }: FileRowProps) {
  const { name, visibility, earlier, version } = file
  return (
    <li {...link}>
      <Mark state={file.state} />
      <div>
        <FileName name={name} file={file} />
        {version > 1 && <span className="files-version">Version {version}</span>}
        <small>
          {file.uploaded_by}, {shortTime(file.created_at)}
          {visibility === 'internal' && (
            <span className="shared-mark files-shared">
              <Lock aria-hidden="true" />
              Staff only
            </span>
          )}
        </small>
        {earlier.length > 0 && (
          <details className="files-earlier">
            <summary>{counted(earlier.length, 'earlier version')}</summary>
            <ul>
              {earlier.map((each) => (
                <li key={each.id}>
                  <div>
                    <FileName name={name} file={each} label={`Version ${each.version}`} />
                    <small>
                      {each.uploaded_by}, {shortTime(each.created_at)}, {fileSize(each.size)}
                    </small>
                  </div>
                  <DeleteButton file={{ ...each, name }} onDelete={onDelete} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <span className="figures files-size">{fileSize(file.size)}</span>
      <DeleteButton file={file} onDelete={onDelete} />
    </li>
  )
}

function DeleteButton({ file, onDelete }: { file: FileToDelete; onDelete: Delete | undefined }) {
  if (!onDelete || !file.can_delete) return null
  return (
    <IconButton
      size="small"
      icon={<Trash2 aria-hidden="true" />}
      label={`Delete ${file.name}, version ${file.version}`}
      onClick={() => onDelete(file)}
    />
  )
}

/** A link if the file passed the virus scan; otherwise the reason why there is none. */
function FileName({ name, file, label = name }: { name: string; file: Version; label?: string }) {
  if (file.state === 'clean')
    return (
      <a className="files-name" href={file.url} download={name}>
        {label}
        {label !== name && <span className="sr-only"> of {name}</span>}
      </a>
    )
  return (
    <>
      <span className="files-name">{label}</span>
      <small>
        {file.state === 'quarantined' ? 'Checking for viruses' : 'Contains a virus and can’t be opened'}
      </small>
    </>
  )
}

function Mark({ state }: { state: ProjectFile['state'] }) {
  if (state === 'clean') return <FileText aria-hidden="true" />
  return state === 'quarantined' ? <ShieldCheck aria-hidden="true" /> : <FileWarning aria-hidden="true" />
}

import type { ChatAttachment } from '@trusswell/domain/chat.ts'
import { FileText, FileWarning, ShieldCheck } from 'lucide-react'
import { fileSize } from '../../ui/file-accepts.ts'

type MessageFilesProps = { files: readonly ChatAttachment[]; onView: (file: ChatAttachment) => void }

export function MessageFiles({ files, onView }: MessageFilesProps) {
  if (files.length === 0) return null
  return (
    <ul className="chat-files">
      {files.map((file) => (
        <li key={file.id}>
          {file.thumbnail_url ? <Picture {...{ file, onView }} /> : <FileLink file={file} />}
        </li>
      ))}
    </ul>
  )
}

/** Maximum size in the conversation; thumbnails have up to twice as many pixels. */
const most = { width: 320, height: 240 }

/** Reserves the image's space before it is loaded. */
function Picture({ file, onView }: { file: ChatAttachment; onView: (file: ChatAttachment) => void }) {
  const { name, thumbnail_url, width, height } = file
  const scale = Math.min(1, most.width / (width ?? 1), most.height / (height ?? 1))
  return (
    <button type="button" className="chat-picture" onClick={() => onView(file)}>
      <img
        src={thumbnail_url ?? undefined}
        width={Math.round((width ?? 0) * scale)}
        height={Math.round((height ?? 0) * scale)}
        alt={name}
        loading="lazy"
        decoding="async"
      />
      <span className="sr-only">Open</span>
    </button>
  )
}

function FileLink({ file: { name, url, size, state } }: { file: ChatAttachment }) {
  const facts = (
    <>
      <span className="chat-file-name">{name}</span>{' '}
      <span className="figures chat-figures">{fileSize(size)}</span>
    </>
  )
  switch (state) {
    case 'clean':
      return (
        <a className="chat-file" href={url} download={name}>
          <FileText aria-hidden="true" />
          {facts}
        </a>
      )
    case 'quarantined':
      return (
        <span className="chat-file" data-state="checking">
          <ShieldCheck aria-hidden="true" />
          {facts}
          <small>Checking for viruses</small>
        </span>
      )
    case 'infected':
      return (
        <span className="chat-file" data-state="refused">
          <FileWarning aria-hidden="true" />
          <span className="chat-file-name">{name}</span>
          <small>Contains a virus and can’t be opened</small>
        </span>
      )
    case 'removed':
      return (
        <span className="chat-file" data-state="refused">
          <FileWarning aria-hidden="true" />
          <span className="chat-file-name">{name}</span>
          <small>No longer available</small>
        </span>
      )
    default:
      return state satisfies never
  }
}

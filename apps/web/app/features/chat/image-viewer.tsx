import type { ChatAttachment } from '@trusswell/domain/chat.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { fileSize } from '../../ui/file-accepts.ts'
import { Spinner } from '../../ui/spinner.tsx'

type ImageViewerProps = { file: ChatAttachment; onClose: () => void }

export function ImageViewer({ file: { name, url, size }, onClose }: ImageViewerProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  return (
    <Dialog
      title={name}
      note={fileSize(size)}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      footer={
        <a className={buttonClass({ tone: 'secondary' })} href={url} download={name}>
          <Download aria-hidden="true" />
          Download
        </a>
      }
    >
      <div className="chat-viewer">
        {state === 'loading' && <Spinner size={32} label="Loading image" />}
        {state === 'failed' ? (
          <p>This image can’t be shown. Download it to open it on your device.</p>
        ) : (
          <img
            src={url}
            alt={name}
            hidden={state === 'loading'}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        )}
      </div>
    </Dialog>
  )
}

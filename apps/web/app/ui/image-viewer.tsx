import { Download } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from './button-class.ts'
import { Dialog } from './dialog.tsx'
import { fileSize } from './file-accepts.ts'
import { Spinner } from './spinner.tsx'
import './image-viewer.css'

type ImageViewerProps = { file: { name: string; url: string; size: number }; onClose: () => void }

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
      <div className="ui-image-viewer">
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

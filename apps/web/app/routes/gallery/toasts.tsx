import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { dismissToast, showToast, updateToast } from '../../ui/toast.ts'

export function Toasts() {
  const upload = useRef(0)
  const count = useRef(0)

  function plain() {
    count.current += 1
    showToast({ title: `Saved ${count.current}`, description: 'Your changes are on the server.', tone: 'ok' })
  }

  return (
    <div className="gallery-row">
      <Button tone="secondary" onClick={plain}>
        Show toast
      </Button>
      <Button
        tone="secondary"
        onClick={() =>
          showToast({
            title: 'Failed to send message',
            description: 'The server did not answer. Your text is still here.',
            tone: 'danger',
          })
        }
      >
        Show error
      </Button>
      <Button
        tone="secondary"
        onClick={() =>
          showToast({
            title: 'Milestone “Snag list” deleted',
            action: { label: 'Undo', onAction: () => showToast({ title: 'Restored', tone: 'info' }) },
          })
        }
      >
        Show undo
      </Button>
      <Button
        tone="secondary"
        onClick={() => {
          upload.current = showToast({ title: 'Uploading', description: '0 of 2 files' })
        }}
      >
        Show upload
      </Button>
      <Button
        tone="quiet"
        onClick={() => updateToast(upload.current, { title: 'Uploaded', description: '2 of 2 files' })}
      >
        Update upload
      </Button>
      <Button tone="quiet" onClick={() => dismissToast()}>
        Dismiss toast
      </Button>
    </div>
  )
}

import { useId, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { TwoVersions } from '../parts/two-versions.tsx'
import type { WorkForm } from './use-work-form.ts'

type WorkDialogProps = {
  title: string
  form: WorkForm
  saveLabel?: string
  note?: ReactNode
  onClose: () => void
  children: ReactNode
}

export function WorkDialog({ title, form, saveLabel = 'Save', note, onClose, children }: WorkDialogProps) {
  const id = useId()
  const { form: ref, failure, conflict, pending, onSubmit } = form
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={title}
      footer={
        <>
          {note !== undefined && <p>{note}</p>}
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending} pendingLabel="Saving…">
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={ref}
        className="work-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {failure && <ErrorPanel {...failure} />}
        {conflict && (
          <TwoVersions
            title="Somebody else changed this in the meantime."
            mineLabel="Yours"
            theirsLabel="Theirs"
            {...conflict}
          />
        )}
        {children}
      </form>
    </Dialog>
  )
}

import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { JobFields } from './job-fields.tsx'
import { type JobFormSource, useJobForm } from './use-job-form.ts'
import './jobs.css'

/** One for each position: give it the id as its key. */
export function JobDialog({ onClose, ...source }: JobFormSource & { onClose: () => void }) {
  const id = useId()
  const { form, notice, pending, onSubmit } = useJobForm(source)
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={source.job ? 'Edit Position' : 'Open a Position'}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending} pendingLabel="Saving…">
            {source.job ? 'Save Changes' : 'Open Position'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} className="staff-job-form" noValidate onSubmit={(event) => void onSubmit(event)}>
          <div role="alert">
            {notice && (
              <p className="staff-job-notice">
                <RefreshCw aria-hidden="true" />
                {notice}
              </p>
            )}
          </div>
          <JobFields />
        </form>
      </FormProvider>
    </Dialog>
  )
}

import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Moment } from '../../ui/moment.tsx'
import { ProgressFields } from './progress-fields.tsx'
import { useContactForm, type ContactFormSource } from './use-contact-form.ts'
import { VisitorFields } from './visitor-fields.tsx'
import { VisitorWords } from './visitor-words.tsx'
import './contacts.css'

export const contactDialogTitle = 'View/Edit Contact Submission'

/** One for each contact: give it the id as its key. */
export function ContactDialog({ onClose, ...source }: ContactFormSource & { onClose: () => void }) {
  const id = useId()
  const { form, notice, pending, onSubmit } = useContactForm(source)
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={contactDialogTitle}
      footer={
        <>
          <p>
            Received <Moment at={source.contact.created_at} />
          </p>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending} pendingLabel="Saving…">
            Save Changes
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} className="contact-form" noValidate onSubmit={(event) => void onSubmit(event)}>
          <div role="alert">
            {notice && (
              <p className="contact-notice">
                <RefreshCw aria-hidden="true" />
                {notice}
              </p>
            )}
          </div>
          {source.editable === 'all' ? <VisitorFields /> : <VisitorWords contact={source.contact} />}
          <ProgressFields />
        </form>
      </FormProvider>
    </Dialog>
  )
}

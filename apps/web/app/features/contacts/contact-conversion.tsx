import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { FolderPlus } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import './contact-thread.css'

/** Passed in by the admin route, because features don't import features. */
export type ConvertDialogType = ComponentType<{
  contact: ContactSubmission
  onConverted: (contact: ContactSubmission) => void
  onClose: () => void
}>

type ContactConversionProps = {
  contact: ContactSubmission
  ConvertDialog: ConvertDialogType | undefined
  onConverted: (contact: ContactSubmission) => void
}

/** Links to the project made from the enquiry, or for admins the button that creates it. */
export function ContactConversion({ contact, ConvertDialog, onConverted }: ContactConversionProps) {
  const [open, setOpen] = useState(false)
  const { converted_at, project_id, organisation_id } = contact
  if (converted_at) {
    return (
      <p className="contact-became">
        Converted to a project on <Moment at={converted_at} precision="day" />.{' '}
        {ConvertDialog && project_id && <Link to={`/dashboard/projects/${project_id}`}>View project</Link>}{' '}
        {ConvertDialog && organisation_id && (
          <Link to={`/admin/organisations/${organisation_id}`}>View organisation</Link>
        )}
      </p>
    )
  }
  if (!ConvertDialog) return null
  return (
    <div className="contact-became">
      <Button
        tone="secondary"
        size="small"
        icon={<FolderPlus aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Create project from enquiry
      </Button>
      {open && (
        <Suspense>
          <ConvertDialog
            contact={contact}
            onConverted={(converted) => {
              setOpen(false)
              onConverted(converted)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

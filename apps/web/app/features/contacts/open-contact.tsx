import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { useRecentItem } from '../../lib/session/recent-items.ts'
import { RowDialog } from '../../ui/lists/row-dialog.tsx'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { useRow } from '../../ui/lists/use-row.ts'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import type { ConvertDialogType } from './contact-conversion.tsx'
import { ContactDialog, contactDialogTitle } from './contact-dialog.tsx'
import type { ContactSource } from './contact-source.ts'
import { fullName } from './full-name.ts'
import { contactWords } from './contact-words.ts'

type OpenContactProps = {
  source: ContactSource
  ConvertDialog?: ConvertDialogType | undefined
  id: string
  rows: ContactSubmission[]
  onClose: () => void
}

export default function OpenContact({ source, ConvertDialog, id, rows, onClose }: OpenContactProps) {
  const opened = useRow({ key: source.key, id, rows, read: source.read })
  const { row } = opened
  useRecentItem(
    row && { path: `/${source.area}/contacts?open=${row.id}`, label: fullName(row), kind: 'contact' },
  )
  const changes = useListChanges<ContactSubmission>(source.key)
  return (
    <RowDialog opened={opened} title={contactDialogTitle} noun="message" onClose={onClose}>
      {(contact) => (
        <ContactDialog
          contact={contact}
          source={source}
          ConvertDialog={ConvertDialog}
          onChanged={changes.saved}
          onSaved={(saved) => {
            changes.saved(saved)
            showSuccess(contactWords.updated)
            onClose()
          }}
          onFailed={(error) => showFailure(error, contactWords.updateFailed)}
          onClose={onClose}
        />
      )}
    </RowDialog>
  )
}

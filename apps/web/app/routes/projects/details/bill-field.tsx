import { billBytes, billTypes, type Expense } from '@trusswell/domain/expenses.ts'
import { billMessages } from '@trusswell/domain/project-file-messages.ts'
import { useState } from 'react'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { FileItem } from '../../../ui/file-item.tsx'

/** The bill as the form has it: a new file, the stored one, or none. */
export type ChosenBill = { file: File } | { stored: NonNullable<Expense['bill']> } | null

type BillFieldProps = { bill: ChosenBill; error: string | undefined; onChange: (bill: ChosenBill) => void }

const accept = [...billTypes.map((type) => `.${type}`), '.jpeg'].join(',')

export function BillField({ bill, error, onChange }: BillFieldProps) {
  const [refused, setRefused] = useState<string>()
  const shown = bill && ('file' in bill ? bill.file : bill.stored)
  return (
    <FileDrop
      label="Bill"
      optional
      name="file"
      hint="PDF or photo, at most 10 MB. Only staff can see it."
      accept={accept}
      maxBytes={billBytes}
      error={refused ?? error}
      onFiles={([file]) => {
        setRefused(undefined)
        if (file) onChange({ file })
      }}
      onRefused={(_file, problem) =>
        setRefused(problem === 'size' ? billMessages.tooLarge : billMessages.wrongType)
      }
    >
      {shown && <FileItem name={shown.name} size={shown.size} onCancel={() => onChange(null)} />}
    </FileDrop>
  )
}

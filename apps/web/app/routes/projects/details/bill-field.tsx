import { billBytes, billTypes } from '@trusswell/domain/expense-values.ts'
import type { Expense } from '@trusswell/domain/expenses.ts'
import { billMessages } from '@trusswell/domain/project-file-messages.ts'
import { useState } from 'react'
import { acceptOf } from '../../../ui/file-accepts.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { FileItem } from '../../../ui/file-item.tsx'

/** What the person wants to change about the bill; null leaves it as it is. */
export type BillChange = { file: File } | 'remove' | null

type BillFieldProps = {
  stored: Expense['bill']
  change: BillChange
  error: string | undefined
  onChange: (change: BillChange) => void
}

const accept = acceptOf(billTypes)

export function BillField({ stored, change, error, onChange }: BillFieldProps) {
  const [refused, setRefused] = useState<string>()
  const shown = change === null ? stored : change === 'remove' ? null : change.file
  return (
    <FileDrop
      label="Bill"
      optional
      name="file"
      hint={`PDF or photo, at most ${billBytes / 1024 / 1024} MB. Only staff can see it.`}
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
      {shown && (
        <FileItem
          name={shown.name}
          size={shown.size}
          onCancel={() => onChange(change === null ? 'remove' : null)}
        />
      )}
    </FileDrop>
  )
}

import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'

type RowActionsProps = { name: string; onEdit: () => void; onDelete: () => void }

export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="work-actions">
      <IconButton
        size="small"
        data-part="edit"
        label={`Edit ${name}`}
        icon={<Pencil aria-hidden="true" />}
        onClick={onEdit}
      />
      <IconButton
        size="small"
        className="work-delete"
        label={`Delete ${name}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onDelete}
      />
    </div>
  )
}

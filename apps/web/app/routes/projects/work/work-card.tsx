import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useOpen } from '../../../features/list-page/use-open.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { RowActions } from './row-actions.tsx'
import { useWorkChanges } from './use-work-changes.ts'
import { useWorkList, type WorkQuery } from './use-work-list.ts'
import { WorkBody } from './work-body.tsx'

type DialogParts<Row> = {
  projectId: string
  row: Row | null
  onSaved: (row: Row) => void
  onClose: () => void
}

type WorkCardProps<Row> = {
  projectId: string
  name: string
  one: string
  title: string
  source: {
    list: (
      id: string,
      query: WorkQuery,
      signal: AbortSignal,
    ) => Promise<{ data: Row[]; next_cursor: string | null }>
    remove: (id: string, row: string) => Promise<unknown>
    restore: (id: string, row: string) => Promise<unknown>
  }
  empty: string
  nameOf: (row: Row) => string
  count: (rows: Row[]) => string
  line: (row: Row) => ReactNode
  dialog: (parts: DialogParts<Row>) => ReactNode
}

/** A list that staff add to, edit and delete from, in a card. */
export function WorkCard<Row extends { id: string }>(props: WorkCardProps<Row>) {
  const { projectId, name, one, title, source, empty, nameOf, count, line, dialog } = props
  const list = useWorkList<Row>({ projectId, name, read: source.list })
  const { region, add, change, remove } = useWorkChanges<Row>(projectId, name)
  const { opened, open, close } = useOpen()
  const [asked, setAsked] = useState<Row | null>(null)
  const named = opened?.startsWith(`${one}-`) ? opened.slice(one.length + 1) : null
  const row = list.rows.find(({ id }) => id === named) ?? null
  const Name = one.charAt(0).toUpperCase() + one.slice(1)
  return (
    <Card
      title={title}
      flush
      {...(list.rows.length > 0 ? { count: count(list.rows) } : {})}
      actions={
        <Button
          tone="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => open(`${one}-new`)}
        >
          Add {Name}
        </Button>
      }
    >
      <WorkBody ref={region} list={list} noun={name} empty={empty}>
        {(rows) => (
          <ul className="work-rows">
            {rows.map((each) => (
              <li key={each.id}>
                {line(each)}
                <RowActions
                  name={nameOf(each)}
                  onEdit={() => open(`${one}-${each.id}`)}
                  onDelete={() => setAsked(each)}
                />
              </li>
            ))}
          </ul>
        )}
      </WorkBody>
      {named !== null &&
        (row || named === 'new') &&
        dialog({
          projectId,
          row,
          onClose: close,
          onSaved: (saved) => {
            if (row) change(saved)
            else add(saved)
            close()
          },
        })}
      <ConfirmDialog
        isOpen={asked !== null}
        title={`Delete ${one}`}
        message={`Are you sure you want to delete this ${one}?`}
        confirmLabel="Delete"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          if (!asked) return
          void remove(asked, {
            remove: (id) => source.remove(projectId, id),
            restore: (id) => source.restore(projectId, id),
            nameOf: (each) => `${Name} “${nameOf(each)}”`,
            failed: `Failed to delete ${one}`,
          })
        }}
      />
    </Card>
  )
}

import { Plus } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { EmptyOutlineName } from '../../../ui/empty-outline.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { RowActions } from './row-actions.tsx'
import { capital, useWorkChanges, useWorkRows, type WorkSource } from './use-work.ts'
import { WorkBody } from './work-body.tsx'

type DialogParts<Row> = {
  projectId: string
  row: Row | null
  onSaved: (row: Row) => void
  onClose: () => void
}

type WorkCardProps<Row> = {
  projectId: string
  /** Without buttons, and not shown while there are no rows. */
  readOnly: boolean
  title: string
  source: WorkSource<Row>
  empty: string
  outline: EmptyOutlineName
  nameOf: (row: Row) => string
  count: (list: { rows: Row[]; more: boolean }) => string | undefined
  line: (row: Row) => ReactNode
  dialog: (parts: DialogParts<Row>) => ReactNode
}

/** A list that staff add to, edit and delete from, in a card; clients read what was shared with them. */
export function WorkCard<Row extends { id: string }>(props: WorkCardProps<Row>) {
  const { projectId, readOnly, title, source, empty, outline, nameOf, count, line, dialog } = props
  const { name, one } = source
  const list = useWorkRows(projectId, source)
  const { region, saved, ask, confirmation } = useWorkChanges(projectId, source, { nameOf })
  const { opened, open, close } = useOpen()
  const named = opened?.startsWith(`${one}-`) ? opened.slice(one.length + 1) : null
  const row = list.rows.find(({ id }) => id === named) ?? null
  if (readOnly && list.rows.length === 0 && !list.error) return null
  return (
    <Card
      title={title}
      flush
      {...(list.rows.length > 0 ? { count: count(list) } : {})}
      actions={
        !readOnly && (
          <Button
            tone="secondary"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => open(`${one}-new`)}
          >
            Add {capital(one)}
          </Button>
        )
      }
    >
      <WorkBody ref={region} list={list} noun={name} empty={empty} outline={outline}>
        {(rows) => (
          <ul className="work-rows">
            {rows.map((each) => (
              <li key={each.id}>
                {line(each)}
                {!readOnly && (
                  <RowActions
                    name={nameOf(each)}
                    onEdit={() => open(`${one}-${each.id}`)}
                    onDelete={() => ask(each)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </WorkBody>
      {!readOnly && named !== null && (row || named === 'new') && (
        <Suspense>
          {dialog({
            projectId,
            row,
            onClose: close,
            onSaved: (now) => {
              saved(now, row === null)
              close()
            },
          })}
        </Suspense>
      )}
      <ConfirmDialog
        {...confirmation}
        title={`Delete ${one}`}
        message={`Are you sure you want to delete this ${one}?`}
      />
    </Card>
  )
}

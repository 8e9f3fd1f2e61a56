import type { ReactNode, Ref } from 'react'
import type { EmptyOutlineName } from '../../../ui/empty-outline.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import type { Rows } from '../../../ui/lists/use-rows.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { loadMessage } from './load-message.ts'
import './work.css'

type WorkBodyProps<Row> = {
  list: Rows<Row>
  /** In the plural: `milestones`. */
  noun: string
  empty: string
  outline?: EmptyOutlineName
  /** As in `ListBody`. */
  shown?: string
  order?: string | undefined
  ref?: Ref<HTMLElement>
  children: (rows: Row[]) => ReactNode
}

/** A list of a project inside its card. */
export function WorkBody<Row>(props: WorkBodyProps<Row>) {
  const { list, noun, empty, outline = 'site', shown, order, ref, children } = props
  return (
    <ListBody
      {...(ref ? { ref } : {})}
      {...(shown ? { shown } : {})}
      {...(order ? { order } : {})}
      inCard
      list={list}
      label={`List of ${noun}`}
      noun={noun}
      skeleton={<Skeleton rows={4} label={`Loading ${noun}`} />}
      empty={<EmptyState outline={outline}>{empty}</EmptyState>}
      errorMessage={(error) => loadMessage(error, noun)}
    >
      {children}
    </ListBody>
  )
}

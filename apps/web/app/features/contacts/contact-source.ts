import type { ContactProgressChange, ContactsProgress } from '@trusswell/domain/bulk-contacts.ts'
import { defined } from '@trusswell/domain/defined.ts'
import { contactSorts } from '@trusswell/domain/list-sort-values.ts'
import { contactStatuses } from '@trusswell/domain/contact-values.ts'
import type { ContactConversion, ContactReplyRequest } from '@trusswell/domain/contact-work.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { asked, type StaffArea } from '../../lib/api/staff-area.ts'
import { changeInBatches } from '../../lib/batches.ts'
import type { ListQuery } from '../../ui/lists/list-query.ts'
import type { ContactChanges } from './contact-values.ts'

const filters = {
  status: contactStatuses,
  assignee: ['me', 'none'] as const,
  sort: contactSorts,
}

type Query = ListQuery<typeof filters> & { cursor?: string }

const one = (id: string) => ({ params: { path: { id } } })

export type ContactSource = ReturnType<typeof contactSource>

export function contactSource(area: StaffArea) {
  const contacts = `/api/${area}/contacts` as const
  const contact = `/api/${area}/contacts/{id}` as const
  return {
    area,
    key: ['contacts', area] as const,
    filters,
    list: (query: Query, signal: AbortSignal) =>
      answerOf(api.GET(contacts, { params: { query: asked(area, query) }, signal })),
    assignees: async () => (await answerOf(api.GET(`/api/${area}/contacts/assignees`))).data,
    replies: async (id: string) =>
      (await answerOf(api.GET(`/api/${area}/contacts/{id}/replies`, one(id)))).data,
    reply: (id: string, body: ContactReplyRequest, key: string) =>
      answerOf(
        api.POST(`/api/${area}/contacts/{id}/replies`, {
          params: { path: { id }, header: { 'idempotency-key': key } },
          body,
        }),
      ),
    setProgress: (ids: string[], change: ContactsProgress) =>
      changeInBatches(ids, (batch) =>
        answerOf(api.POST(`${contacts}/progress`, { body: defined({ ...change, ids: batch }) })),
      ),
    undoProgress: (changes: ContactProgressChange[]) =>
      answerOf(api.POST(`${contacts}/progress/undo`, { body: { changes } })),
    read: (id: string) => answerOf(api.GET(contact, one(id))),
    save: (id: string, version: number, changes: ContactChanges) =>
      answerOf(api.PATCH(contact, { ...one(id), body: { version, ...changes } })),
  }
}

/** For admins only. */
export const contactRemoval = {
  remove: (id: string) => answerOf(api.DELETE('/api/admin/contacts/{id}', one(id))),
  restore: (id: string) => answerOf(api.POST('/api/admin/contacts/{id}/restore', one(id))),
}

/** For admins only. */
export const convertContact = (id: string, { version, ...body }: ContactConversion, key: string) =>
  answerOf(
    api.POST('/api/admin/contacts/{id}/convert', {
      params: { path: { id }, header: { 'idempotency-key': key } },
      body: { ...body, ...(version === undefined ? {} : { version }) },
    }),
  )

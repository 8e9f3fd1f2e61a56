import { ContactStatus } from '@trusswell/domain/contact.ts'
import type { ContactChanges } from '../../../features/contacts/contact-values.ts'
import type { ListQuery } from '../../../features/list-page/list-query.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'

export const contactKey = ['manager', 'contacts']
export const contactFilters = { status: ContactStatus.options }

type Query = ListQuery<typeof contactFilters> & { cursor?: string }

// A manager's list has no deleted rows to ask for.
export const listContacts = ({ deleted: _deleted, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/manager/contacts', { params: { query }, signal }))

export const saveContact = (id: string, version: number, { status, admin_notes }: ContactChanges) =>
  answerOf(
    api.PATCH('/api/manager/contacts/{id}', {
      params: { path: { id } },
      body: {
        version,
        ...(status ? { status } : {}),
        ...(admin_notes === undefined ? {} : { admin_notes }),
      },
    }),
  )

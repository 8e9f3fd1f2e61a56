import { ContactStatus } from '@trusswell/domain/contact.ts'
import type { ContactChanges } from '../../../features/contacts/contact-values.ts'
import type { ListQuery } from '../../../features/list-page/list-query.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'

export const contactKey = ['admin', 'contacts']
export const contactFilters = { status: ContactStatus.options }

type Query = ListQuery<typeof contactFilters> & { cursor?: string }

const one = (id: string) => ({ params: { path: { id } } })

export const listContacts = (query: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/contacts', { params: { query }, signal }))

export const readContact = (id: string) => answerOf(api.GET('/api/admin/contacts/{id}', one(id)))

export const saveContact = (id: string, version: number, changes: ContactChanges) =>
  answerOf(api.PATCH('/api/admin/contacts/{id}', { ...one(id), body: { version, ...changes } }))

export const deleteContact = (id: string) => answerOf(api.DELETE('/api/admin/contacts/{id}', one(id)))

export const restoreContact = (id: string) => answerOf(api.POST('/api/admin/contacts/{id}/restore', one(id)))

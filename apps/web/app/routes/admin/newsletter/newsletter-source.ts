import { newsletterIssueStates } from '@trusswell/domain/newsletter-issue-values.ts'
import type { NewNewsletterIssue, NewsletterIssue } from '@trusswell/domain/newsletter-issues.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import type { ListQuery } from '../../../ui/lists/list-query.ts'

export const newsletterKey = ['newsletter', 'admin'] as const
export const issueKey = (id: string) => [...newsletterKey, 'row', id] as const
export const issueFilters = { state: newsletterIssueStates }

type Query = ListQuery<typeof issueFilters> & { cursor?: string }

const issues = '/api/admin/newsletter/issues'
const at = (id: string) => ({ params: { path: { id } } })

export const listIssues = (query: Query, signal: AbortSignal) =>
  answerOf(api.GET(issues, { params: { query }, signal }))

export const readIssue = (id: string, signal: AbortSignal) =>
  answerOf(api.GET(`${issues}/{id}`, { ...at(id), signal }))

export const countSubscribers = (signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/newsletter/subscribers', { signal }))

export const addIssue = (body: NewNewsletterIssue, key: string) =>
  answerOf(api.POST(issues, { params: { header: { 'idempotency-key': key } }, body }))

export const changeIssue = (id: string, version: number, changes: Partial<NewNewsletterIssue>) =>
  answerOf(api.PATCH(`${issues}/{id}`, { ...at(id), body: { ...changes, version } }))

export const issueRemoval = {
  remove: (id: string) => answerOf(api.DELETE(`${issues}/{id}`, at(id))),
  restore: (id: string) => answerOf(api.POST(`${issues}/{id}/restore`, at(id))),
}

export const testIssue = (id: string) => answerOf(api.POST(`${issues}/{id}/test`, at(id)))

export const sendIssue = ({ id, version }: NewsletterIssue) =>
  answerOf(api.POST(`${issues}/{id}/send`, { ...at(id), body: { version } }))

export const pauseIssue = ({ id }: NewsletterIssue) => answerOf(api.POST(`${issues}/{id}/pause`, at(id)))

export const resumeIssue = ({ id }: NewsletterIssue) => answerOf(api.POST(`${issues}/{id}/resume`, at(id)))

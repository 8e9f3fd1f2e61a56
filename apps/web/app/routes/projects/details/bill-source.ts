import type { Expense } from '@trusswell/domain/expenses.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { formWithFile } from '../../../lib/forms/form-with-file.ts'
import { uploadForm } from '../../../lib/forms/upload-form.ts'

const ifMatch = ({ version }: Expense) => ({ 'if-match': `"${version}"` })

/** At the version of the expense that was seen. */
export const attachBill = (projectId: string, expense: Expense, file: File) =>
  uploadForm<Expense>(
    `/api/projects/${projectId}/expenses/${expense.id}/bill`,
    formWithFile({}, 'file', file),
    {
      headers: ifMatch(expense),
      onSent: () => {},
      signal: new AbortController().signal,
    },
  )

export const removeBill = (projectId: string, expense: Expense) =>
  answerOf(
    api.DELETE('/api/projects/{id}/expenses/{item}/bill', {
      params: { path: { id: projectId, item: expense.id }, header: ifMatch(expense) },
    }),
  )

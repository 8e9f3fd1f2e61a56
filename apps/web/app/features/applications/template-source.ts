import type { ApplicationStatus, StatusMail } from '@trusswell/domain/applications.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'

export const listTemplates = async () => (await answerOf(api.GET('/api/admin/application-templates'))).data

export const saveTemplate = (status: ApplicationStatus, body: StatusMail & { version: number }) =>
  answerOf(api.PUT('/api/admin/application-templates/{status}', { params: { path: { status } }, body }))

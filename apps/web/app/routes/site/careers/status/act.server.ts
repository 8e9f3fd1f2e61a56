import { answerOf } from '../../../../lib/api/answer-of.ts'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { apiForVisitor } from '../../../../lib/api/for-visitor.ts'
import type { Visitor } from '../../../../lib/document/visitor.ts'
import { drain, passOn } from '../apply/pass-on.server.ts'
import { splitForm } from '../apply/split-form.server.ts'
import { failed, type StatusReply } from './status-reply.ts'

/** Opening the link has no effect, so reading the status is a POST too. */
export async function actOnApplication(visitor: Visitor, request: Request): Promise<StatusReply> {
  try {
    return await perform(visitor, request)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { state: 'failed', failure: error.message || failed, status: error.status || 503 }
  }
}

async function perform(visitor: Visitor, request: Request): Promise<StatusReply> {
  const query = new URL(request.url).searchParams
  const form = await splitForm(request)
  // The first read comes from the mailed URL, every other action from a form on its page.
  const typed = form.fields.get('token')
  const token = typeof typed === 'string' ? typed : (query.get('token') ?? '')
  const api = apiForVisitor(visitor)
  const call = { body: { token } }
  const show = async (more: { told?: string; resumeError?: string } = {}): Promise<StatusReply> => {
    const view = await answerOf(api.POST('/api/applications/by-token/status', call))
    return { state: 'shown', token, view, ...more }
  }
  switch (query.get('act') ?? 'look') {
    case 'resume':
      try {
        await passOn(visitor, '/api/applications/by-token/resume', form)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        return show({ resumeError: error.fields['resume'] ?? (error.message || failed) })
      }
      return show({ told: 'Your resume was replaced.' })
    case 'withdraw':
      await drain(form.body)
      await answerOf(api.POST('/api/applications/by-token/withdraw', call))
      return show({ told: 'Your application has been withdrawn.' })
    case 'erase':
      await drain(form.body)
      await answerOf(api.POST('/api/applications/by-token/erase', call))
      return { state: 'erased' }
    default:
      await drain(form.body)
      return show()
  }
}

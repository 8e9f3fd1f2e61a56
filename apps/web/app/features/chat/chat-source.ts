import type { ChatAudience, ChatEventPage, ChatFound, ChatPage, ChatSend } from '@trusswell/domain/chat.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { drawnFile } from '../../lib/api/drawn-file.ts'
import { defined } from '@trusswell/domain/defined.ts'

export const chatKey = (projectId: string) => ['projects', projectId, 'chat'] as const

/** The conversation with the client or, with the same routes, the internal notes of staff. */
export function chatSource(id: string, audience: ChatAudience) {
  const isOpen = audience === 'everyone'
  // Both have the same routes.
  const messages = (
    isOpen ? '/api/projects/{id}/messages' : '/api/projects/{id}/notes'
  ) as '/api/projects/{id}/messages'
  const chat = (
    isOpen ? '/api/projects/{id}/chat' : '/api/projects/{id}/notes/chat'
  ) as '/api/projects/{id}/chat'
  const path = { id }
  const item = (of: string) => ({ params: { path: { id, item: of } } })
  const list = (query: object, signal?: AbortSignal) =>
    answerOf(api.GET(messages, { params: { path, query }, ...defined({ signal }) }))

  return {
    key: [...chatKey(id), audience] as const,
    socketPath: chat.replace('{id}', id),
    uploadPath: `${messages.replace('{id}', id)}/upload`,
    state: (signal: AbortSignal) => answerOf(api.GET(chat, { params: { path }, signal })),
    newest: () => list({ limit: 50 }) as Promise<ChatPage>,
    older: (before: number, limit: number) => list({ before, limit }) as Promise<ChatPage>,
    events: (after_seq: number) => list({ after_seq, limit: 200 }) as Promise<ChatEventPage>,
    search: (q: string, before: string | undefined, signal: AbortSignal): Promise<ChatFound> =>
      answerOf(
        api.GET(`${messages}/search`, {
          params: { path, query: { q, ...(before ? { before: Number(before) } : {}) } },
          signal,
        }),
      ),
    one: (of: string) => answerOf(api.GET(`${messages}/{item}`, item(of))),
    send: (body: ChatSend) => answerOf(api.POST(messages, { params: { path }, body: defined(body) })),
    edit: (of: string, body: { content: string; rev: number }) =>
      answerOf(api.PUT(`${messages}/{item}`, { ...item(of), body })),
    transcript: ({ from, to }: { from: string | null; to: string | null }) =>
      drawnFile(() =>
        api.GET(`${messages}/transcript`, {
          params: { path, query: defined({ from: from ?? undefined, to: to ?? undefined }) },
          parseAs: 'blob',
        }),
      ),
    needsNoAnswer: (of: string) =>
      answerOf(api.POST('/api/projects/{id}/messages/{item}/no-answer-needed', item(of))),
    remove: (of: string) => answerOf(api.DELETE(`${messages}/{item}`, item(of))),
  }
}

export type ChatSource = ReturnType<typeof chatSource>

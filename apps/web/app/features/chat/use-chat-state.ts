import type { ChatAudience } from '@trusswell/domain/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { chatSource } from './chat-source.ts'

const askEveryMs = 30_000

/** The participants and the unread count; an open conversation maintains the count itself. */
export const useChatState = (projectId: string, audience: ChatAudience, enabled = true) =>
  useQuery({
    queryKey: chatSource(projectId, audience).key,
    queryFn: ({ signal }) => chatSource(projectId, audience).state(signal),
    refetchInterval: askEveryMs,
    enabled,
  })

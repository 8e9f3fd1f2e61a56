import type { ChatAudience } from '@trusswell/domain/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { chatSource } from './chat-source.ts'

const askEveryMs = 30_000

/** Who takes part and how many messages are unread; an open conversation keeps the count itself. */
export const useChatState = (projectId: string, audience: ChatAudience, enabled = true) =>
  useQuery({
    queryKey: chatSource(projectId, audience).key,
    queryFn: ({ signal }) => chatSource(projectId, audience).state(signal),
    refetchInterval: askEveryMs,
    enabled,
  })

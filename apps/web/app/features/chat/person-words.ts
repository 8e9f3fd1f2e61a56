import { dutyLabels } from '@trusswell/domain/team-values.ts'
import type { ChatPerson } from '@trusswell/domain/chat.ts'

/** A person's role in a conversation. */
export function personWords({ duty, from_staff }: Pick<ChatPerson, 'duty' | 'from_staff'>): string {
  if (duty) return dutyLabels[duty]
  return from_staff ? 'Admin' : 'Client'
}

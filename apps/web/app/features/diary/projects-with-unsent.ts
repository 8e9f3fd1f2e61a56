import { personalStorage, unsentKey } from '../../lib/session/personal-storage.ts'

export const diaryArea = 'diary'

/** Projects with diary entries that wait to be sent. Separate from their schemas, because every page asks. */
export const projectsWithUnsent = (userId: string): string[] => [
  ...new Set(
    personalStorage(userId, diaryArea)
      .keys()
      .filter((key) => key.includes(`:${unsentKey}`))
      .map((key) => key.split(':', 1)[0]!),
  ),
]

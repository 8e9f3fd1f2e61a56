import { personalStorage, unsentKey } from '../../lib/session/personal-storage.ts'

export const diaryArea = 'diary'

/** Projects with unsent diary entries. Separate from the schemas, because every page imports this. */
export const projectsWithUnsent = (userId: string): string[] => [
  ...new Set(
    personalStorage(userId, diaryArea)
      .keys()
      .filter((key) => key.includes(`:${unsentKey}`))
      .map((key) => key.split(':', 1)[0]!),
  ),
]

const changed = new EventTarget()
export const announceUnsent = () => void changed.dispatchEvent(new Event('change'))

/** In this tab or in another one. */
export function onUnsentChange(heard: () => void): () => void {
  changed.addEventListener('change', heard)
  addEventListener('storage', heard)
  return () => {
    changed.removeEventListener('change', heard)
    removeEventListener('storage', heard)
  }
}

import { useState } from 'react'
import { countUnsent } from './personal-storage.ts'

/** Asks for confirmation before a logout that would delete unsent messages. */
export function useUnsentQuestion(logout: () => void) {
  const [unsent, setUnsent] = useState(0)
  return {
    ask: (): void => {
      const count = countUnsent()
      if (count > 0) setUnsent(count)
      else logout()
    },
    question: {
      unsent,
      onConfirm: (): void => {
        setUnsent(0)
        logout()
      },
      onCancel: (): void => setUnsent(0),
    },
  }
}

import { useState } from 'react'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { useUnsentQuestion } from '../../lib/session/use-unsent-question.ts'
import { showToast } from '../../ui/toast.ts'
import { useAskToDiscard } from '../../ui/unsaved-forms.tsx'

/** The page's guard redirects to /login as soon as the session has ended. */
export function useLogout() {
  const { signOut } = useAuth()
  const [pending, setPending] = useState(false)
  async function logout() {
    setPending(true)
    try {
      await signOut()
    } catch (error) {
      console.error('Logout failed:', error)
      showToast({ title: 'Error', description: 'Failed to log out. Please try again.', tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  const askToDiscard = useAskToDiscard()
  const { ask, question } = useUnsentQuestion(() => void logout())
  return { pending, logout: () => askToDiscard(ask), question }
}

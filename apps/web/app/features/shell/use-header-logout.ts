import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { useUnsentQuestion } from '../../lib/session/use-unsent-question.ts'

/** Logging out from the site's header leads to the home page. */
export function useHeaderLogout() {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  async function logout() {
    setPending(true)
    try {
      await signOut()
      await navigate('/')
    } catch (error) {
      console.error('Logout failed:', error)
      const { showToast } = await import('../../ui/toast.ts')
      showToast({ title: 'Error', description: 'Failed to log out. Please try again.', tone: 'danger' })
    } finally {
      setPending(false)
    }
  }

  const { ask, question } = useUnsentQuestion(() => void logout())
  return { pending, logout: ask, question }
}

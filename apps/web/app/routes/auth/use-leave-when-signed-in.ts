import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { nextPath } from '../../lib/session/next-path.ts'

/** Redirects a person who is already signed in, here or in another tab. */
export function useLeaveWhenSignedIn(): void {
  const { state } = useAuth()
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (state === 'authenticated') void navigate(nextPath(search), { replace: true })
  }, [state, search, navigate])
}

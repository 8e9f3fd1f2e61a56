import type { Me } from '@trusswell/domain/account.ts'
import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { accountPath } from '@trusswell/domain/account-path.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

const storageKey = 'two-factor-later'

/** A reminder, not a requirement: Later hides it until the tab is closed. */
export function TwoFactorReminder({ user }: { user: Me }) {
  const [later, setLater] = useState(() => wasPutOff(user.id))
  const { pathname } = useLocation()
  const { role } = user.user_metadata
  const path = accountPath(role)

  function putOff() {
    setLater(true)
    try {
      sessionStorage.setItem(storageKey, user.id)
    } catch {
      // Storage may be blocked; the reminder then returns with the next load.
    }
  }

  if (role !== 'admin' || user.two_factor_enabled || later || pathname === path) return null
  return (
    <section
      className="dashboard-banner dashboard-banner-info"
      data-project={/^\/dashboard\/projects\/(?!create$)/.test(pathname) || undefined}
      aria-label="Two-factor authentication"
    >
      <ShieldAlert aria-hidden="true" />
      <p>
        <span className="dashboard-banner-reason">Admin accounts have full access. </span>
        Turn on two-factor authentication
        <span className="dashboard-banner-reason"> to protect yours.</span>
      </p>
      <ButtonLink to={path} tone="secondary" size="small">
        Set up
      </ButtonLink>
      <Button tone="quiet" size="small" onClick={putOff}>
        Later
      </Button>
    </section>
  )
}

function wasPutOff(userId: string): boolean {
  try {
    return sessionStorage.getItem(storageKey) === userId
  } catch {
    return false
  }
}

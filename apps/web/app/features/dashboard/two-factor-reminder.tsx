import type { Me } from '@trusswell/domain/account.ts'
import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { formatDay, kolkataDay } from '@trusswell/domain/days.ts'
import { accountPath } from '@trusswell/domain/account-path.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

const storageKey = 'two-factor-later'

/** Until the day on which it is required. Later hides it until the tab is closed. */
export function TwoFactorReminder({ user: { id, user_metadata, two_factor_due: due } }: { user: Me }) {
  const [later, setLater] = useState(() => wasPutOff(id))
  const { pathname } = useLocation()
  const path = accountPath(user_metadata.role)

  function putOff() {
    setLater(true)
    try {
      sessionStorage.setItem(storageKey, id)
    } catch {
      // Storage may be blocked; the reminder then returns with the next load.
    }
  }

  if (!due || due.is_over || later || pathname === path) return null
  return (
    <section
      className="dashboard-banner dashboard-banner-info"
      data-project={/^\/dashboard\/projects\/(?!create$)/.test(pathname) || undefined}
      aria-label="Two-factor authentication"
    >
      <ShieldAlert aria-hidden="true" />
      <p>
        Turn on two-factor authentication by {formatDay(kolkataDay(Date.parse(due.at)))}
        <span className="dashboard-banner-reason">
          . After that you can’t use the admin pages without it.
        </span>
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

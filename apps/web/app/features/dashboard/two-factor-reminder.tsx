import type { Me } from '@trusswell/domain/account.ts'
import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { accountPath } from '@trusswell/domain/account-path.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

/** Admins are asked, not forced: the question is gone until the page is loaded again. */
export function TwoFactorReminder({ user }: { user: Me }) {
  const [later, setLater] = useState(false)
  const { pathname } = useLocation()
  const { role } = user.user_metadata
  const path = accountPath(role)
  if (role !== 'admin' || user.two_factor_enabled || later || pathname === path) return null
  return (
    <section className="dashboard-banner dashboard-banner-info" aria-label="Two-factor authentication">
      <ShieldAlert aria-hidden="true" />
      <p>Admin accounts have full access. Turn on two-factor authentication to protect yours.</p>
      <ButtonLink to={path} tone="secondary" size="small">
        Set up
      </ButtonLink>
      <Button tone="quiet" size="small" onClick={() => setLater(true)}>
        Later
      </Button>
    </section>
  )
}

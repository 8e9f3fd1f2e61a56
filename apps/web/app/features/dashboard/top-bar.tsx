import type { Me } from '@trusswell/domain/account.ts'
import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { LogoMark } from '../../illustrations/logo.tsx'
import { accountPath } from '@trusswell/domain/account-path.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { DashboardPalette } from './dashboard-palette.tsx'
import LogoutQuestion from '../../ui/logout-question.tsx'
import { roleNames } from './role-names.ts'
import { Shortcuts } from './shortcuts.tsx'
import { useLogout } from './use-logout.ts'
import './top-bar.css'

/** Pages whose own header says `Welcome, {name}`. */
const pagesThatGreet = ['/manager', '/client']

/** Without a bell there is nothing to search or go to either. */
export function TopBar({ user, bell }: { user: Me; bell?: ReactNode }) {
  const { name, role } = user.user_metadata
  const { pathname } = useLocation()
  const { pending, logout, question } = useLogout()
  const [help, setHelp] = useState(false)
  return (
    <header className="dashboard-top">
      <Link className="dashboard-mark" to="/" aria-label="Home">
        <LogoMark width={30} />
      </Link>
      <div className="dashboard-who" title={name}>
        <strong>{pagesThatGreet.includes(pathname) ? name : `Welcome back, ${name}`}</strong>
        <span>{roleNames[role]} Dashboard</span>
      </div>
      {bell && (
        <>
          <DashboardPalette user={user} onShortcuts={() => setHelp(true)} />
          <Shortcuts user={user} open={help} onOpenChange={setHelp} />
          {bell}
        </>
      )}
      <Link className="dashboard-avatar" to={accountPath(role)} aria-label={`Your account, ${name}`}>
        <Avatar name={name} own />
      </Link>
      <Button
        className="dashboard-logout"
        tone="secondary"
        size="small"
        icon={<LogOut aria-hidden="true" />}
        pending={pending}
        onClick={logout}
      >
        <span>Logout</span>
      </Button>
      <LogoutQuestion {...question} />
    </header>
  )
}

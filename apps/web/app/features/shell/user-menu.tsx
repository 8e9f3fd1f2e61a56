import { ChevronDown, LayoutDashboard, LogOut } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from 'react-aria-components/Button'
import { AriaRouter } from '../../ui/aria-router.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useHeaderLogout } from './use-header-logout.ts'

const LogoutQuestion = lazy(() => import('../../ui/logout-question.tsx'))

export default function UserMenu({ name }: { name: string }) {
  const { pending, logout, question } = useHeaderLogout()
  const trigger = (
    <Button className="site-user">
      <span>{name}</span>
      <ChevronDown aria-hidden="true" />
    </Button>
  )
  return (
    <AriaRouter>
      <Menu
        trigger={trigger}
        label={name}
        align="end"
        entries={[
          {
            id: 'dashboard',
            label: 'Dashboard',
            icon: <LayoutDashboard aria-hidden="true" />,
            href: '/dashboard',
          },
          {
            id: 'logout',
            label: 'Logout',
            icon: pending ? <Spinner label="Logging out" /> : <LogOut aria-hidden="true" />,
            disabled: pending,
            staysOpen: true,
            onAction: logout,
          },
        ]}
      />
      {question.unsent > 0 && (
        <Suspense>
          <LogoutQuestion {...question} />
        </Suspense>
      )}
    </AriaRouter>
  )
}

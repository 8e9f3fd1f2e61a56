import type { ReactNode } from 'react'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DataCard } from './data-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { EmailCard } from './email-card.tsx'
import { NameCard } from './name-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'
import './account.css'

type AccountPageProps = {
  title: string
  /** Links to the other sections, if there are any. */
  tabs?: ReactNode
  notifications: ReactNode
}

export function AccountPage({ title, tabs, notifications }: AccountPageProps) {
  const { user } = useAuth()
  if (!user) return null
  if (user.two_factor_due?.is_over)
    return (
      <>
        <PageHeader
          title="Set up two-factor authentication"
          note="Admin accounts need it after 7 days. Turn it on to open the admin pages again."
        />
        <TwoFactorCard user={user} />
      </>
    )
  return (
    <>
      <PageHeader title={title} note="Your name, how you sign in and the data we hold about you" />
      {tabs}
      <div className="account">
        <div>
          <NameCard user={user} />
          <EmailCard user={user} />
          <PasswordCard user={user} />
          <div id="notifications">{notifications}</div>
        </div>
        <div>
          <TwoFactorCard user={user} />
          <DevicesCard />
          <DataCard />
        </div>
      </div>
    </>
  )
}

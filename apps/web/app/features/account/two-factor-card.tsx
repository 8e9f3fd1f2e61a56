import type { Me } from '@trusswell/domain/account.ts'
import { formatDay, kolkataDay } from '@trusswell/domain/days.ts'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TurnOffTwoFactor } from './turn-off-two-factor.tsx'
import { TurnOnTwoFactor } from './turn-on-two-factor.tsx'

export function TwoFactorCard({ user }: { user: Me }) {
  const [open, setOpen] = useState<'on' | 'off' | null>(null)
  const { two_factor_enabled: on, two_factor_due: due } = user
  const close = () => setOpen(null)
  return (
    <Card
      title="Two-factor authentication"
      actions={on ? <Badge tone="ok">On</Badge> : <Badge tone="neutral">Off</Badge>}
    >
      <div className="account-line">
        <p className="account-note">
          {on
            ? 'You sign in with your password and a code from your authenticator app.'
            : 'When you sign in, we’ll also ask for a code from an app on your phone.'}
          {due && !due.is_over && ` Admins need it from ${formatDay(kolkataDay(Date.parse(due.at)))}.`}
        </p>
        {on ? (
          <Button tone="secondary" onClick={() => setOpen('off')}>
            Turn off
          </Button>
        ) : (
          <Button onClick={() => setOpen('on')}>Turn on</Button>
        )}
      </div>
      {open === 'on' && <TurnOnTwoFactor onClose={close} />}
      {open === 'off' && <TurnOffTwoFactor isAdmin={user.user_metadata.role === 'admin'} onClose={close} />}
    </Card>
  )
}

import { accountPath } from '@trusswell/domain/account-path.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { BellList } from './bell-list.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import { useMarkRead } from './use-mark-read.ts'

type BellDrawerProps = { isOpen: boolean; onOpenChange: (open: boolean) => void; unread: number }

export function BellDrawer({ isOpen, onOpenChange, unread }: BellDrawerProps) {
  const role = useAuth().user?.user_metadata.role ?? 'client'
  const { pending, markRead, markAllRead } = useMarkRead()
  const close = () => onOpenChange(false)
  return (
    <Drawer
      title="Notifications"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <ButtonLink tone="quiet" size="small" to={`${accountPath(role)}#notifications`} onClick={close}>
            Preferences
          </ButtonLink>
          <ButtonLink tone="quiet" size="small" to={`/${role}/notifications`} onClick={close}>
            View All
          </ButtonLink>
          <MarkAllRead tone="secondary" unread={unread} pending={pending} onPress={markAllRead} />
        </>
      }
    >
      <BellList onMark={markRead} onGo={close} />
    </Drawer>
  )
}

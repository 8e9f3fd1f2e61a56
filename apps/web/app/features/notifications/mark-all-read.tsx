import { CheckCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

type MarkAllReadProps = { pending: boolean; onPress: () => void; tone?: 'quiet' | 'secondary' }

export function MarkAllRead({ pending, onPress, tone = 'quiet' }: MarkAllReadProps) {
  return (
    <Button
      tone={tone}
      size={tone === 'quiet' ? 'small' : 'medium'}
      icon={tone === 'secondary' ? <CheckCheck aria-hidden="true" /> : undefined}
      pending={pending}
      onClick={onPress}
    >
      Mark All Read
    </Button>
  )
}

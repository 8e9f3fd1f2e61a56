import { CheckCheck } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'

type MarkAllReadProps = {
  unread: number
  pending: boolean
  onPress: () => void
  tone?: 'quiet' | 'secondary'
}

/** Shown while there are unread notifications. */
export function MarkAllRead({ unread, pending, onPress, tone = 'quiet' }: MarkAllReadProps) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place} tabIndex={-1} className="notification-mark">
      {unread > 0 && (
        <Button
          tone={tone}
          size={tone === 'quiet' ? 'small' : 'medium'}
          icon={tone === 'secondary' ? <CheckCheck aria-hidden="true" /> : undefined}
          pending={pending}
          onClick={() => {
            // The button is removed, so its container takes the focus.
            place.current?.focus()
            onPress()
          }}
        >
          Mark All Read
        </Button>
      )}
    </span>
  )
}

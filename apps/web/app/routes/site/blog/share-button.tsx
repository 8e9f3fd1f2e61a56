import { Share2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

/** Uses the system's share dialog if available, else copies the link. */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button
      className="share-button"
      tone="secondary"
      icon={<Share2 aria-hidden="true" />}
      onClick={() => void import('./share-link.ts').then(({ shareLink }) => shareLink(title))}
    >
      Share
    </Button>
  )
}

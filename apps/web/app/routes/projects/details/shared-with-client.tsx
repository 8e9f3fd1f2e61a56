import { Eye } from 'lucide-react'

export const sharedLabel = 'Share with client'
export const sharedWord = (shared: boolean) => (shared ? 'Yes' : 'No')
export const sharedHint =
  'The client will see this on the project page. Items that aren’t shared stay internal.'

/** Marks rows visible to the client in the lists of staff. */
export function SharedMark() {
  return (
    <span className="shared-mark">
      <Eye aria-hidden="true" />
      Shared with client
    </span>
  )
}

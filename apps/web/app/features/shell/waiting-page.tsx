import { FullPageSpinner } from '../../ui/full-page-spinner.tsx'
import { CompactHeader } from './compact-header.tsx'

/** All that the server renders of a page for signed-in people; it hydrates at once. */
export function WaitingPage() {
  return (
    <div data-hydrate="">
      <CompactHeader />
      <FullPageSpinner />
    </div>
  )
}

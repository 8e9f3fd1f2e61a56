import { FullPageSpinner } from '../../ui/full-page-spinner.tsx'
import { CompactHeader } from './compact-header.tsx'

/** All that the server says on a page for signed-in people; it comes alive at once. */
export function WaitingPage() {
  return (
    <div data-hydrate="">
      <CompactHeader />
      <FullPageSpinner />
    </div>
  )
}

import { CompactHeader } from '../../features/shell/compact-header.tsx'
import { ErrorScreen } from '../../features/shell/error-screen.tsx'
import { NotFoundScreen } from '../../features/shell/not-found-screen.tsx'
import '../../features/shell/page-frame.css'
import '../../features/shell/screens.css'

export const meta = () => [{ title: 'Gallery, shell' }, { name: 'robots', content: 'noindex' }]

/** States of the shell that are hard to reach by using the site. */
export default function ShellStates() {
  return (
    <>
      <CompactHeader />
      <main className="site-main">
        <NotFoundScreen />
        <ErrorScreen error={new Error('The plan is missing')} />
      </main>
    </>
  )
}

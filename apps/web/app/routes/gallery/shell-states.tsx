import { CompactHeader } from '../../features/shell/compact-header.tsx'
import { ErrorScreen } from '../../features/shell/error-screen.tsx'
import { NotFoundScreen } from '../../features/shell/not-found-screen.tsx'
import '../../features/shell/page-frame.css'
import '../../features/shell/screens.css'

export const meta = () => [{ title: 'Gallery, shell' }, { name: 'robots', content: 'noindex' }]

/** The states of the shell that a visitor meets only by chance. */
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

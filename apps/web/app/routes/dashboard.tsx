import { Navigate, useLocation } from 'react-router'
import { RequireRole } from '../features/dashboard/require-role.tsx'
import { WaitingPage } from '../features/shell/waiting-page.tsx'
import { privateMeta } from '../lib/private-page.ts'

export { privateHeaders as headers } from '../lib/private-page.ts'

export const meta = privateMeta('Dashboard')

/** The person's own area, or the list of it that the path names. */
export default function Dashboard() {
  const { pathname, search } = useLocation()
  const list = pathname.slice('/dashboard'.length)
  return (
    <RequireRole waiting={<WaitingPage />}>
      {(user) => <Navigate to={`/${user.user_metadata.role}${list}${search}`} replace />}
    </RequireRole>
  )
}

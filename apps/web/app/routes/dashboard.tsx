import { Navigate } from 'react-router'
import { RequireRole } from '../features/dashboard/require-role.tsx'
import { WaitingPage } from '../features/shell/waiting-page.tsx'
import { privateMeta } from '../lib/private-page.ts'

export { privateHeaders as headers } from '../lib/private-page.ts'

export const meta = privateMeta('Dashboard')

export default function Dashboard() {
  return (
    <RequireRole waiting={<WaitingPage />}>
      {(user) => <Navigate to={`/${user.user_metadata.role}`} replace />}
    </RequireRole>
  )
}

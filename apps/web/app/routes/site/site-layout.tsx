import { Outlet } from 'react-router'
import { PageFrame } from '../../features/shell/page-frame.tsx'
import './parts/sheet.css'
import './parts/page-head.css'

export default function SiteLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  )
}

import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSiteData } from '../../lib/document/site-data.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ReachBar } from './reach-bar.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'
import './page-frame.css'
import './screens.css'

export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const site = useSiteData()
  const main = useRef<HTMLElement>(null)
  useFocusOnNewPage(main, pathname)
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main ref={main} id="main" className="site-main" tabIndex={-1}>
        <div key={pathname} className="site-page">
          {children}
        </div>
      </main>
      <Footer year={site?.year} />
      <ReachBar />
    </>
  )
}

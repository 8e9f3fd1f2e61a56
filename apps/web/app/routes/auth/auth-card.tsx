import type { ReactNode } from 'react'
import { Figure } from '../../illustrations/figure.tsx'
import { NoProjects, noProjectsSheet } from '../../illustrations/scenes/no-projects.tsx'
import './auth.css'

type AuthCardProps = { title: ReactNode; subtitle?: ReactNode; links?: ReactNode; children: ReactNode }

/** The card shared by all sign-in pages. */
export function AuthCard({ title, subtitle, links, children }: AuthCardProps) {
  return (
    <div className="wrap auth">
      <section className="auth-card" aria-labelledby="auth-title">
        <header>
          <h1 id="auth-title">{title}</h1>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </header>
        {children}
        {links !== undefined && <footer className="auth-links">{links}</footer>}
      </section>
      <Figure sheet={noProjectsSheet} ground="blueprint" className="auth-figure">
        <NoProjects />
      </Figure>
    </div>
  )
}

import type { ReactNode } from 'react'
import { DrawingImage } from '../../illustrations/drawing-image.tsx'
import { Figure } from '../../illustrations/figure.tsx'
import { takeLostFocus } from '../../lib/take-lost-focus.ts'
import noProjects from '../../illustrations/scenes/no-projects.tsx?drawing'
import './auth.css'

type AuthCardProps = {
  title: ReactNode
  subtitle?: ReactNode
  links?: ReactNode
  /** It replaces the button that was pressed. */
  answers?: boolean
  children: ReactNode
}

/** The card shared by all sign-in pages. */
export function AuthCard({ title, subtitle, links, answers = false, children }: AuthCardProps) {
  return (
    <div className="wrap auth">
      <section className="auth-card" aria-labelledby="auth-title">
        <header>
          <h1 id="auth-title" ref={answers ? takeLostFocus : undefined} tabIndex={answers ? -1 : undefined}>
            {title}
          </h1>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </header>
        {children}
        {links !== undefined && <footer className="auth-links">{links}</footer>}
      </section>
      <Figure sheet={noProjects.sheet} ground="blueprint" className="auth-figure">
        <DrawingImage drawing={noProjects} ground="blueprint" />
      </Figure>
    </div>
  )
}

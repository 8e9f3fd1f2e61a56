import type { ReactNode } from 'react'
import { badgeGlyphs, type BadgeGlyph } from './badge-glyph.tsx'

export type Tone = 'ok' | 'warn' | 'danger' | 'info' | 'neutral'

const usualGlyph: Record<Tone, BadgeGlyph> = {
  ok: 'check',
  warn: 'bang',
  danger: 'cross',
  info: 'dot',
  neutral: 'ring',
}

type BadgeProps = { tone?: Tone; glyph?: BadgeGlyph; children: ReactNode }

export function Badge({ tone = 'neutral', glyph = usualGlyph[tone], children }: BadgeProps) {
  return (
    <span className={`ui-badge ui-badge-${tone}`} data-part="badge">
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {badgeGlyphs[glyph]}
      </svg>
      {children}
    </span>
  )
}

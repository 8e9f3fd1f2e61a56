export const badgeGlyphs = {
  check: <path d="M2 6.5 4.8 9.2 10 3.2" />,
  cross: <path d="m3 3 6 6M9 3 3 9" />,
  bang: <path d="M6 2v4.6M6 9v.6" />,
  dot: (
    <>
      <circle cx="6" cy="6" r="4.5" />
      <circle fill="currentColor" stroke="none" cx="6" cy="6" r="1.6" />
    </>
  ),
  half: (
    <>
      <circle cx="6" cy="6" r="4.5" />
      <path fill="currentColor" stroke="none" d="M6 3.2a2.8 2.8 0 0 1 0 5.6z" />
    </>
  ),
  ring: <circle cx="6" cy="6" r="4.5" strokeDasharray="2 1.6" />,
  pause: <path d="M4.2 3v6M7.8 3v6" />,
  back: <path d="M10 6H2.5M5 3.2 2.2 6 5 8.8" />,
}

export type BadgeGlyph = keyof typeof badgeGlyphs

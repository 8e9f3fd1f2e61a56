// What ink.css is made of, for parts and for pictures that no stylesheet reaches. ink.test.ts keeps the two together.

// p paper (context), m mid, s solid (the subject), c cut section, g glass, a live (the one signal colour).
export type Material = 'p' | 'm' | 's' | 'c' | 'g' | 'a'

export const stroke = { object: 1.5, hidden: 0.75, dimension: 0.5 } as const

// Custom properties of ink.css with their light values; override them on any ancestor.
export const ink = {
  '--ill-ink': '#0B4F8A',
  '--ill-paper': '#FFFFFF',
  '--ill-signal': '#B8460E',
  '--ill-note': '#475769',
} as const

// Favicons and the social picture are rendered without the stylesheet.
export const darkInk = { '--ill-ink': '#6CB6F5', '--ill-paper': '#111F2F' } as const
export const blueprint = {
  ground: '#0B2A4A',
  text: '#E8EFF6',
  line: '#8FC2F0',
  signal: '#FFB000',
  grid: '#1D446E',
} as const

import type { Ground } from './render/ink-style.ts'
import type { Sheet } from './sheet.ts'

/** What `scene.tsx?drawing` exports. */
export type DrawingFile = { name: string; hash: string; width: number; height: number; sheet: Sheet }

/** One for each ground, and for a drawing inside the page's HTML its markup. */
export type Variant = Ground | 'inline'

export const drawingPath = ({ name, hash }: DrawingFile, variant: Variant): string =>
  `/assets/${name}-${variant}-${hash}.svg`

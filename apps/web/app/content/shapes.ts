import type { ServiceId } from '@trusswell/domain/services.ts'

export type Point = { title: string; text: string }

export type Service = {
  id: ServiceId
  title: string
  /** One sentence for cards and search results. */
  summary: string
  /** Two or three sentences that open the page. */
  description: string
  features: readonly string[]
  help_points: readonly Point[]
  unique_points: readonly Point[]
  /** Stands above the `Contact Us` button at the foot of the page: what to send us first. */
  closing: Point
}

export type Sector = { id: string; name: string; description: string }

export type WorkId = 'industrial-automation' | 'electrical-infrastructure' | 'hvac-systems'

export type Work = {
  id: WorkId
  title: string
  category: string
  description: string
  challenge: readonly string[]
  approach: readonly string[]
  result: readonly string[]
  facts: readonly { label: string; value: string }[]
  service: ServiceId
}

export type Leader = {
  id: 'ceo' | 'technical-director' | 'operations-head' | 'lead-engineer'
  /** A placeholder until the owner gives the real one. */
  name: string
  title: string
  lead: string
  highlights: readonly { figure: string; label: string }[]
  sections: readonly { title: string; paragraphs: readonly string[]; points?: readonly Point[] }[]
}

export type Testimonial = {
  name: string
  position: string
  company: string
  content: string
  rating: 5
}

/** The head of a Markdown file under `content/blog`; the body follows as HTML. */
export type Post = {
  id: string
  title: string
  excerpt: string
  author: string
  author_role: string
  /** A day, `2026-09-14`. */
  date: string
  category: string
  tags: readonly string[]
  minutes: number
  html: string
}

import type { Claim } from '@trusswell/domain/brand.ts'
import type { ServiceId } from '@trusswell/domain/services.ts'

export type Point = { title: string; text: string }

export type Action = { label: string; to: string }

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
  name: string
  /** While true, the person is fictional: no structured data is made of it, and it must not go live. */
  placeholder: boolean
  title: string
  lead: string
  highlights: readonly Claim[]
  sections: readonly { title: string; paragraphs: readonly string[]; points?: readonly Point[] }[]
}

export type Testimonial = {
  name: string
  position: string
  company: string
  content: string
  rating: 5
  /** While true, person and company are fictional: see `Leader`. */
  placeholder: boolean
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

import type { ServiceId } from '@trusswell/domain/services.ts'
import type { Figure } from './figures.ts'

export type Point = { title: string; text: string }

/** A point about a figure, whose definition and day are shown below it. */
export type FigurePoint = Point & { figure?: Figure }

export type Action = { label: string; to: string }

export type StrengthId = 'expertise' | 'team' | 'quality' | 'innovation'

export type Strength = Point & { id: StrengthId }

/** A file below `content/images`. The build generates every size and format that pages need. */
export type ContentImage = {
  file: string
  /** Alt text. */
  alt: string
  /** The point that stays visible when the image is cropped: from the left and from the top, 0 to 1. */
  focal?: readonly [x: number, y: number]
  /** The date of the image. */
  as_of: string
  /** Shown only on demo installations. */
  placeholder?: true
}

/** A file below `content/images/logos`, shown in one colour. The partner's name is its alt text. */
export type Logo = { file: string; as_of: string; placeholder?: true }

export type Partner = { name: string; logo?: Logo }

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
  /** Shown above the `Contact Us` button at the end of the page: what to send us first. */
  closing: Point
  /** Alternative text of the drawing. */
  image?: ContentImage
}

export type Sector = { id: string; name: string; description: string; image?: ContentImage }

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
  image?: ContentImage
}

export type Leader = {
  id: 'ceo' | 'technical-director' | 'operations-head' | 'lead-engineer'
  name: string
  /** While true, the person is fictional: there is no structured data for it, and it must not go live. */
  placeholder: boolean
  image?: ContentImage
  title: string
  lead: string
  highlights: readonly Figure[]
  sections: readonly { title: string; paragraphs: readonly string[]; points?: readonly FigurePoint[] }[]
}

export type Testimonial = {
  name: string
  position: string
  company: string
  content: string
  rating: 5
  image?: ContentImage
  /** While true, person and company are fictional: see `Leader`. */
  placeholder: boolean
}

/** The front matter of a Markdown file under `content/blog`; the body follows as HTML. */
export type Post = {
  id: string
  title: string
  excerpt: string
  author: string
  author_role: string
  author_image?: ContentImage
  /** A day, `2026-09-14`. */
  date: string
  category: string
  tags: readonly string[]
  minutes: number
  image?: ContentImage
  html: string
}

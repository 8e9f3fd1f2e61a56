import { z } from 'zod'
import { line, markdown, version } from './input.ts'
import { newsletterIssueStates } from './newsletter-issue-values.ts'

export const NewsletterIssueState = z.enum(newsletterIssueStates)
export type NewsletterIssueState = z.infer<typeof NewsletterIssueState>

const fields = {
  subject: line('Subject', 150),
  body: markdown('Text is required', 1, 50_000, 'Text must be at most 50,000 characters'),
}

/** The content of an issue. */
export const NewNewsletterIssue = z.strictObject(fields).meta({ id: 'NewNewsletterIssue' })
export type NewNewsletterIssue = z.infer<typeof NewNewsletterIssue>

export const NewsletterIssuePatch = z
  .strictObject({ version, ...fields })
  .partial()
  .meta({ id: 'NewsletterIssuePatch' })
export type NewsletterIssuePatch = z.infer<typeof NewsletterIssuePatch>

/** The version that the admin looked at when they confirmed. */
export const SendNewsletterIssue = z
  .strictObject({ version: version.unwrap() })
  .meta({ id: 'SendNewsletterIssue' })

/** An issue as admins see it. */
export const NewsletterIssue = z
  .strictObject({
    id: z.uuid(),
    subject: z.string(),
    body: z.string(),
    state: NewsletterIssueState,
    /** The slug of its page, once sending began. */
    slug: z.string().nullable(),
    published_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable(),
    /** The number of subscribers when sending began. */
    recipients: z.int(),
    sent: z.int(),
    /** By the mail server, for good. */
    refused: z.int(),
    /** After sending began and before their mail was due. */
    unsubscribed: z.int(),
    /** Since when the mail server takes no mails. */
    stalled_at: z.iso.datetime().nullable(),
    /** The worker paused it, because the mail server refused one mail after the other. */
    paused_by_refusals: z.boolean(),
    version: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'NewsletterIssue' })
export type NewsletterIssue = z.infer<typeof NewsletterIssue>

export const NewsletterSubscribers = z
  .strictObject({ subscribers: z.int() })
  .meta({ id: 'NewsletterSubscribers' })

export const NewsletterTestSent = z.strictObject({ to: z.string() }).meta({ id: 'NewsletterTestSent' })

const published = { slug: z.string(), subject: z.string(), published_at: z.iso.datetime() }

/** The public part of an issue, once sending began. */
export const PublishedIssueLine = z.strictObject(published).meta({ id: 'PublishedIssueLine' })
export const PublishedIssue = z
  .strictObject({ ...published, body: z.string() })
  .meta({ id: 'PublishedIssue' })
export type PublishedIssue = z.infer<typeof PublishedIssue>

/** Pages below `/newsletter` that aren't issues. */
const reserved = ['sent', 'confirm', 'unsubscribe']

/** `Monsoon checks for rooftop units` → `monsoon-checks-for-rooftop-units`; never the slug of another page. */
export function issueSlugOf(subject: string): string {
  const slug = subject
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '')
  return slug === '' || reserved.includes(slug) ? `issue${slug && `-${slug}`}` : slug
}

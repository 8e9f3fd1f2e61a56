import { brand } from '@trusswell/domain/brand.ts'
import type { Settings } from '@trusswell/domain/settings.ts'
import { about } from '../../../content/about.ts'
import { type Figure, figures, isDefined } from '../../../content/figures.ts'
import { inventable } from '../../../content/invented.ts'
import { isExpired, type PaperKind, paperKinds, papers } from '../../../content/papers.ts'
import { partners } from '../../../content/partners.ts'
import { placeholdersLeft, type Placeholder } from '../../../content/placeholders.ts'
import { todayInIndia } from '../../../lib/dates.ts'

export type MissingItem = { what: string; until: string; where: string; to?: string }

const settingsPage = '/admin/settings'

/** Settings that admins can fill in themselves. */
export function missingSettings(settings: Settings): MissingItem[] {
  const { stripe, razorpay } = settings.paymentGateway
  const hasKeys =
    (razorpay.enabled && razorpay.keyId && razorpay.keySecret.set) ||
    (stripe.enabled && stripe.publicKey && stripe.secretKey.set)
  const items: [isSet: unknown, what: string, until: string, section: string][] = [
    [settings.contactPhone, 'Contact phone', 'The website shows no phone number', 'company'],
    [settings.contactEmail, 'Contact e-mail', 'The website shows no e-mail address', 'company'],
    [settings.companyAddress, 'Company address', 'The website shows no address and no map', 'company'],
    [settings.whatsappNumber, 'WhatsApp number', 'The website doesn’t offer WhatsApp', 'company'],
    [settings.emergencyPhone, 'Emergency phone', 'The website shows no emergency line', 'company'],
    [settings.gstins.length, 'Our GSTINs', 'Receipts are printed without a GSTIN', 'company'],
    [hasKeys, 'Payment gateway keys', 'Clients can’t pay online', 'gateways'],
    [settings.paymentMethods.bankAccount.number, 'Bank account', 'Clients can’t pay by transfer', 'gateways'],
  ]
  return items
    .filter(([isSet]) => !isSet)
    .map(([, what, until, section]) => ({
      what,
      until,
      where: 'System Settings',
      to: `${settingsPage}#${section}`,
    }))
}

// The settings override these facts of the brand file and have their own entries.
const inSettings = ['address', 'email', 'phones', 'map_url']

const groups: Readonly<Record<string, { name: string; until: string; part: string }>> = {
  careers_email: { name: 'E-mail address for applications', until: 'Not shown', part: 'Company details' },
  security_email: {
    name: 'E-mail address for security reports',
    until: 'Not shown',
    part: 'Company details',
  },
  hours: { name: 'Office hours', until: 'Not shown', part: 'Company details' },
  social: { name: 'Links to social networks', until: 'Not shown', part: 'Company details' },
  leaders: {
    name: 'Profile of a leader',
    until: 'The person and their page aren’t shown',
    part: 'Leadership',
  },
  testimonials: { name: 'Testimonial', until: 'Not shown', part: 'Testimonials' },
  papers: {
    name: 'Licence, insurance or certificate',
    until: 'Not shown',
    part: 'Licences and certificates',
  },
  references: { name: 'Reference', until: 'Not shown', part: 'References' },
}

/** Items in the content files, which a developer changes. */
export function missingContent(today = todayInIndia()): MissingItem[] {
  const left = placeholdersLeft(brand, inventable)
  return [
    ...left.filter(({ group }) => !inSettings.includes(group)).map(itemOf),
    ...missingPapers(today),
    ...partners.items
      .filter(({ logo }) => logo?.placeholder)
      .map(({ name }) => ({
        what: `Logo of ${name}`,
        until: 'The name is shown as text',
        where: 'Partners',
      })),
    ...about.timeline.items
      .filter(({ draft }) => draft)
      .map(({ year, title }) => ({
        what: `Details of the milestone “${year} ${title}”`,
        until: 'Only the title is shown',
        where: 'About Us',
      })),
    ...Object.values(figures)
      .filter((figure) => !isDefined(figure))
      .map(({ value, label, definition, as_of }: Figure) => ({
        what: `Definition and date of the figure “${value} ${label}”`,
        until:
          definition && as_of
            ? 'Shown without them. A draft is ready for you to confirm.'
            : 'Shown without them',
        where: 'Figures',
      })),
  ]
}

function itemOf({ group, value }: Placeholder): MissingItem {
  const known = groups[group] ?? { name: group, until: 'Not shown', part: 'Company details' }
  return {
    what: whatIs(group, known.name, value),
    until: known.until,
    where: known.part,
  }
}

const samples = ['leaders', 'testimonials', 'papers', 'references']

function whatIs(group: string, name: string, value: string): string {
  return samples.includes(group) ? `${name}, instead of the sample “${value}”` : name
}

/** Expired papers, and kinds without any paper. */
function missingPapers(today: string): MissingItem[] {
  const missingKinds = (Object.keys(paperKinds) as PaperKind[]).filter(
    (kind) => !papers.some((paper) => paper.kind === kind),
  )
  return [
    ...missingKinds.map((kind) => `${paperKinds[kind]}: none entered`),
    ...papers
      .filter((paper) => !paper.placeholder && isExpired(paper, today))
      .map(({ kind, name }) => `${paperKinds[kind]}: ${name} has expired`),
  ].map((what) => ({ what, until: 'Not shown', where: 'Licences and certificates' }))
}

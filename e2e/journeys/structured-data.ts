import { brand } from '@trusswell/domain/brand.ts'
import { leadership } from '../../apps/web/app/content/leadership.ts'
import { testimonials } from '../../apps/web/app/content/testimonials.ts'

type Thing = { [property: string]: unknown }

// The properties that schema.org consumers require; the address is omitted while the brand file has only a placeholder.
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  LocalBusiness: ['name', 'image', ...(isPlaceholder('address') ? [] : ['address'])],
  WebSite: ['name', 'url'],
  Service: ['name', 'description', 'url', 'provider', 'areaServed'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  City: ['name'],
  Person: ['name'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Place: ['address'],
  PropertyValue: ['name', 'value'],
  OccupationalExperienceRequirements: ['monthsOfExperience'],
}

/** The errors of one JSON-LD block. */
export function faultsOf(json: string): string[] {
  const block = JSON.parse(json) as Thing
  const faults = block['@context'] === 'https://schema.org' ? [] : ['the context is not schema.org']
  for (const thing of thingsIn(block)) {
    const types = [thing['@type']].flat() as string[]
    for (const type of types) {
      // A nested company is only a mention; the home page describes it in full.
      const properties = type === 'Organization' && thing !== block ? ['name'] : required[type]
      if (!properties) faults.push(`${type} is a type without a list of required properties`)
      for (const property of properties ?? []) {
        if (isEmpty(thing[property])) faults.push(`${type} has no ${property}`)
      }
    }
    // An office needs a full address; a job only needs a city.
    const { address } = thing as { address?: Thing }
    if (types.includes('LocalBusiness') && address && isEmpty(address['streetAddress']))
      faults.push('LocalBusiness has an address without a street')
    if (types.includes('BlogPosting') && String(thing['headline']).length > 110)
      faults.push('a headline has more than 110 characters')
    if (types.includes('BreadcrumbList')) {
      const positions = (thing['itemListElement'] as Thing[]).map(({ position }) => position)
      if (positions.some((position, index) => position !== index + 1))
        faults.push(`crumbs are counted ${positions.join(', ')}`)
    }
  }
  for (const text of textsIn(block)) {
    for (const placeholder of placeholders) {
      if (text.includes(placeholder)) faults.push(`"${placeholder}" is a placeholder`)
    }
  }
  return faults
}

const people = {
  leaders: leadership.map(({ name }) => name),
  testimonials: testimonials.flatMap(({ name, company, content }) => [name, company, content]),
}
const placeholders = brand.placeholders.flatMap((fact) => textsIn({ ...brand, ...people }[fact]))

function isPlaceholder(fact: (typeof brand.placeholders)[number]): boolean {
  return (brand.placeholders as readonly string[]).includes(fact)
}

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(thingsIn)
  return '@type' in value ? [value as Thing, ...inside] : inside
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

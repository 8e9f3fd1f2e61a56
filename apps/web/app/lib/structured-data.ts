import { brand } from '@trusswell/domain/brand.ts'
import type { CompanyFacts } from '@trusswell/domain/company-facts.ts'

export type StructuredData = Record<string, unknown>

/** Prefixes every path with the site's origin, because schema.org requires absolute URLs. */
export type Located = (siteUrl: string, company: CompanyFacts) => StructuredData

const context = 'https://schema.org'
const organizationId = (siteUrl: string) => `${siteUrl}/#organization`

/** Only confirmed facts: placeholders of the brand file are left out. */
export const organization: Located = (siteUrl, company) => ({
  '@context': context,
  '@type': ['Organization', 'LocalBusiness'],
  '@id': organizationId(siteUrl),
  name: company.name,
  legalName: company.legal_name,
  description: brand.description,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  image: `${siteUrl}/og/default.png`,
  areaServed: { '@type': 'City', name: 'Hyderabad' },
  ...real('email', company.email, { email: company.email }),
  ...real('phones', company.phones, { telephone: company.phones[0] }),
  ...real('social', company.social, { sameAs: Object.values(company.social).filter(Boolean) }),
  ...real('address', company.address, {
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.slice(0, -1).join(', ') || company.address[0],
      addressLocality: company.address.at(-1),
      addressCountry: 'IN',
    },
  }),
})

export const breadcrumbs =
  (crumbs: readonly (readonly [name: string, path: string])[]): Located =>
  (siteUrl) => ({
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [['Home', '/'] as const, ...crumbs].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  })

type Described = { name: string; description: string; path: string }

export const serviceData =
  ({ name, description, path }: Described): Located =>
  (siteUrl, company) => ({
    '@context': context,
    '@type': 'Service',
    name,
    description,
    url: `${siteUrl}${path}`,
    provider: { '@id': organizationId(siteUrl), '@type': 'Organization', name: company.name },
    areaServed: { '@type': 'City', name: 'Hyderabad' },
  })

type Posted = Described & { date: string; author: string; tags: readonly string[]; picture: string }

export const postData =
  ({ name, description, path, date, author, tags, picture }: Posted): Located =>
  (siteUrl, company) => ({
    '@context': context,
    '@type': 'BlogPosting',
    headline: name,
    description,
    url: `${siteUrl}${path}`,
    mainEntityOfPage: `${siteUrl}${path}`,
    image: `${siteUrl}${picture}`,
    datePublished: date,
    keywords: tags.join(', '),
    inLanguage: 'en-IN',
    author: { '@type': 'Organization', name: author, url: `${siteUrl}/about` },
    publisher: { '@id': organizationId(siteUrl), '@type': 'Organization', name: company.legal_name },
  })

export const faqData =
  (items: readonly { question: string; answer: string }[]): Located =>
  () => ({
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })

type BrandFact = 'email' | 'phones' | 'social' | 'address'

function real(fact: BrandFact, value: object | string, data: StructuredData): StructuredData {
  if (Object.values(value).length === 0) return {}
  const isInvented = (brand.placeholders as readonly string[]).includes(fact)
  return isInvented && JSON.stringify(value) === JSON.stringify(brand[fact]) ? {} : data
}

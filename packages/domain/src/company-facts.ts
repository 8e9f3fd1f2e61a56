import { brand } from './brand.ts'

/** Company details from the settings or the brand file. Doesn't import zod, because every public page loads it. */
export type CompanyFacts = {
  name: string
  legal_name: string
  address: readonly string[]
  email: string
  phones: readonly string[]
  /** Empty while the settings have none, as the two below. */
  whatsapp: string
  emergency_phone: string
  emergency_hours: string
  /** The URL of an embedded map, with `{address}` in it. */
  map_template: string
  // These are the brand file's alone.
  hours: string
  careers_email: string
  security_email: string
  social: Readonly<Partial<Record<keyof typeof brand.social, string>>>
}

/** Used while the settings can't be read. */
export const brandFacts: CompanyFacts = {
  name: brand.name,
  legal_name: brand.legal_name,
  address: brand.address,
  email: brand.email,
  phones: brand.phones,
  whatsapp: '',
  emergency_phone: '',
  emergency_hours: '',
  map_template: brand.map_template,
  hours: brand.hours,
  careers_email: brand.careers_email,
  security_email: brand.security_email,
  social: brand.social,
}

const nothing = {
  address: [],
  email: '',
  phones: [],
  hours: '',
  careers_email: '',
  security_email: '',
  social: {},
} satisfies Partial<CompanyFacts>

/** Empty where the brand file has a placeholder and the settings nothing else: production shows no invented number. */
export function withoutPlaceholders(company: CompanyFacts): CompanyFacts {
  const marks: readonly string[] = brand.placeholders
  const invented = (Object.keys(nothing) as (keyof typeof nothing)[]).filter(
    (fact) => marks.includes(fact) && JSON.stringify(company[fact]) === JSON.stringify(brandFacts[fact]),
  )
  return { ...company, ...Object.fromEntries(invented.map((fact) => [fact, nothing[fact]])) }
}

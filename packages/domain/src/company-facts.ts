import { brand } from './brand.ts'

/** What pages say of the company: the settings', or the brand file's. Free of zod, because every public page has it. */
export type CompanyFacts = {
  name: string
  legal_name: string
  address: readonly string[]
  email: string
  phones: readonly [string, ...string[]]
}

/** Shown while nobody can be asked for the settings. */
export const brandFacts: CompanyFacts = {
  name: brand.name,
  legal_name: brand.legal_name,
  address: brand.address,
  email: brand.email,
  phones: brand.phones,
}

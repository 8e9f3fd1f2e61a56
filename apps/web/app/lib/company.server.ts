import { brandFacts, type CompanyFacts, legalNameOf } from '@trusswell/domain/company-facts.ts'
import { Company } from '@trusswell/domain/settings.ts'
import { createLastGood } from './api/last-good.ts'
import type { Visitor } from './document/visitor.ts'

// Together with the time that the edge keeps a page this stays below the minute in which a change must show.
const lastGood = createLastGood<CompanyFacts>({ fallback: brandFacts, freshMs: 10_000 })

/** The company as the settings describe it: asked for every few seconds, however many pages are rendered. */
export const readCompany = ({ apiUrl, capture }: Visitor): Promise<CompanyFacts> =>
  lastGood(async () => {
    const answer = await fetch(new URL('/api/company', apiUrl), { signal: AbortSignal.timeout(2_000) })
    if (!answer.ok) throw new Error(`/api/company answered ${answer.status}`)
    const company = Company.parse(await answer.json())
    const [phone = brandFacts.phones[0], ...otherPhones] = company.contactPhones
    return {
      name: company.companyName,
      legal_name: legalNameOf(company.companyName),
      address: company.addressLines,
      email: company.contactEmail,
      phones: [phone, ...otherPhones],
    }
  }, capture)

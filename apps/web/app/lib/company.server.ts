import { brandFacts, type CompanyFacts } from '@trusswell/domain/company-facts.ts'
import { answerOf } from './api/answer-of.ts'
import { createApiClient } from './api/client.ts'
import { createLastGood } from './api/last-good.ts'
import type { Visitor } from './document/visitor.ts'

// Together with the time that the edge keeps a page this stays below the minute in which a change must show.
const lastGood = createLastGood<CompanyFacts>({ fallback: brandFacts, freshMs: 10_000 })

/** The company as the settings describe it: asked for every few seconds, however many pages are rendered. */
export const readCompany = ({ apiUrl, capture }: Visitor): Promise<CompanyFacts> =>
  lastGood(async () => {
    const api = createApiClient(apiUrl)
    const company = await answerOf(api.GET('/api/company', { signal: AbortSignal.timeout(2_000) }))
    const [phone = brandFacts.phones[0], ...otherPhones] = company.contactPhones
    return {
      name: company.companyName,
      legal_name: company.legalName,
      address: company.addressLines,
      email: company.contactEmail,
      phones: [phone, ...otherPhones],
    }
  }, capture)

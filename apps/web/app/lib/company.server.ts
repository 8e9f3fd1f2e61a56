import { brandFacts, type CompanyFacts, withoutPlaceholders } from '@trusswell/domain/company-facts.ts'
import { answerOf } from './api/answer-of.ts'
import { createApiClient } from './api/client.ts'
import { createLastGood } from './api/last-good.ts'
import type { Visitor } from './document/visitor.ts'

// Together with the edge's cache time this stays below the minute in which a change must show.
const lastGood = createLastGood<CompanyFacts>({ fallback: brandFacts, freshMs: 10_000 })

/** The company's settings, fetched every few seconds, however many pages are rendered. */
export async function readCompany({ apiUrl, capture, samples }: Visitor): Promise<CompanyFacts> {
  const known = await lastGood(async () => {
    const api = createApiClient(apiUrl)
    const company = await answerOf(api.GET('/api/company', { signal: AbortSignal.timeout(2_000) }))
    return {
      ...brandFacts,
      name: company.companyName,
      legal_name: company.legalName,
      address: company.addressLines,
      email: company.contactEmail,
      phones: company.contactPhones,
      whatsapp: company.whatsappNumber,
      emergency_phone: company.emergencyPhone,
      emergency_hours: company.emergencyHours,
      map_template: company.mapTemplate,
    }
  }, capture)
  return samples ? known : withoutPlaceholders(known)
}

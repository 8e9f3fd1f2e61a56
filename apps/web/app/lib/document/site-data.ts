import { brandFacts, type CompanyFacts } from '@trusswell/domain/company-facts.ts'
import { useRouteLoaderData } from 'react-router'

/** What every page knows; loaded once by the root. */
export type SiteData = { year: number; site_url: string; demo: boolean; company: CompanyFacts }

/** Undefined only where the root itself failed. */
export const useSiteData = () => useRouteLoaderData<SiteData>('root')

export const useCompany = (): CompanyFacts => useSiteData()?.company ?? brandFacts

/** For `meta` functions, which receive the routes that match. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

export function siteOf(matches: Matches): { site_url: string; company: CompanyFacts } {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<SiteData> | undefined
  return { site_url: root?.site_url ?? '', company: root?.company ?? brandFacts }
}

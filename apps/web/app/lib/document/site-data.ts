import { useRouteLoaderData } from 'react-router'

/** What every page knows; loaded once by the root. */
export type SiteData = { year: number; site_url: string; demo: boolean }

/** Undefined only where the root itself failed. */
export const useSiteData = () => useRouteLoaderData<SiteData>('root')

import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const site = /\/app\/routes\/(?:site|auth)\//
const dashboard = /\/app\/routes\/(?:(?:admin|manager|client|projects)\/|dashboard)/
const dashboardLayout = /\/app\/routes\/dashboard-layout\./
const home = /\/app\/routes\/site\/home\//
const overview = /\/app\/routes\/(?:admin|manager|client)\/overview\/overview\./
const projectPage = /\/app\/routes\/projects\/project\./
const projects = /\/app\/routes\/(?:admin\/projects|manager|client)\/projects\./
// Imports every component, so that each would count as used by every file that imports one from here.
const barrel = /\/react-aria-components\/dist\/exports\/index\.mjs$/

const icon = /\/lucide-react\/dist\/esm\/icons\//

// Only forms that validate need these, and forms are loaded when they are opened.
const formLibraries = /\/node_modules\/(?:zod|react-hook-form|@hookform\/resolvers)\//

// What this many pages share comes in one file.
const dashboardPages = 4
const sitePages = 12
const fewPages = 4

/**
 * Left to itself the bundler makes a file for every set of pages that share a module: 137 for one page of the dashboard. Here
 * `core` comes with every page, `dashboard` and `site` with those of their area, `common` with both. A module goes into the
 * first group that it fits; whatever it imports is met by at least the same pages and so fits there or before. The order
 * therefore keeps the groups from importing each other in a circle. `schemas` and `forms` hold what needs zod or
 * react-hook-form; no other group imports them, and they come after what they import, which they would contain otherwise.
 */
const groups = [
  'core',
  'common',
  'styled',
  'few-pages',
  'schemas',
  'later',
  'later-overviews',
  'later-lists',
  'later-parts',
  'site',
  'dashboard',
  'dashboard-overviews',
  'dashboard-lists',
  'dashboard-parts',
  'project-parts',
  'forms',
]

export function chunkGroups() {
  const known = new Map<string, { group: string; name: string } | null>()
  return groups.map((group, index) => ({
    name: (id: string, graph: Graph) => {
      if (!known.has(id)) known.set(id, place(id, graph))
      const found = known.get(id)
      return found?.group === group ? found.name : null
    },
    debugName: group,
    priority: groups.length - index,
  }))
}

function place(id: string, graph: Graph): { group: string; name: string } | null {
  const isSheet = /\/app\/.*\.css$/.test(id)
  if (!isSheet && !/\.m?[jt]sx?(?:\?inline-script)?$/.test(id)) return null
  const entries = entriesOf(id, graph)
  const inGroup = (group: string, name = group) => ({ group, name })
  if (entries.some((entry) => /\/app\/(?:root|entry\.client)\./.test(entry)))
    return isSheet ? null : inGroup('core')
  const isPage = (entry: string) => !graph.getModuleInfo(entry)?.dynamicImporters.length
  const onSite = entries.filter((entry) => site.test(entry) && isPage(entry))
  const inDashboard = entries.filter((entry) => dashboard.test(entry) && isPage(entry))
  // Too small for a file of its own, which each set of pages that share it would get.
  if (icon.test(id) && entries.length > 1) return inGroup(onSite.length > 0 ? 'common' : 'later')
  const isInLayout = entries.some((entry) => dashboardLayout.test(entry))
  // A stylesheet comes with whatever imports it, but that of the layout not with a group of which the layout needs no more.
  if (isSheet && (!isInLayout || onSite.length > 0)) return null
  // Lists share fields with dialogs that load when they are opened: those count as well.
  const isOnList = inDashboard.some((entry) => projects.test(entry))
  const isOnOverview = inDashboard.some((entry) => overview.test(entry))
  const inDialogs = isOnList && !isOnOverview ? entries.filter((entry) => !isPage(entry)) : []
  if (!isInLayout && inDashboard.length + inDialogs.length < dashboardPages) {
    const isOnHomePage = onSite.length > 1 && onSite.some((entry) => home.test(entry))
    if (isOnHomePage || onSite.length >= sitePages) return inGroup('site')
    const isOnProjectPage = entries.length > 1 && inDashboard.some((entry) => projectPage.test(entry))
    if (!isOnProjectPage) return null
    if (onSite.length === 0) return inGroup('project-parts')
  }
  const isForForms = needsFormLibrary(id, graph)
  // Few pages of the site need it: only those load it, not every page of the site. Schemas are apart, because zod is larger
  // than all the rest.
  const isOnFewPages = onSite.length > 0 && onSite.length < fewPages
  if (isOnFewPages) return inGroup(isForForms ? 'schemas' : 'few-pages')
  // Apart because of its sheet, which pages that need only the rest would load.
  const isStyled = graph.getModuleInfo(id)?.importedIds.some((imported) => imported.endsWith('.css'))
  if (onSite.length > 0) return inGroup(isStyled ? 'styled' : 'common')
  const group = entries.every((entry) => dashboard.test(entry)) ? 'dashboard' : 'later'
  if (isInLayout) return inGroup(group)
  if (isForForms) return inGroup('forms')
  // What the layout doesn't need is apart from what every page of the dashboard loads, and calendars and forms are apart from
  // what people see first.
  if (isOnOverview) return inGroup(`${group}-overviews`)
  return inGroup(`${group}-${isOnList ? 'lists' : 'parts'}`)
}

const needing = new Map<string, boolean>()

/** Whether a form library comes with this module. */
function needsFormLibrary(id: string, graph: Graph): boolean {
  const known = needing.get(id)
  if (known !== undefined) return known
  // Until it is known, for modules that import each other in a circle.
  needing.set(id, formLibraries.test(id))
  const needs =
    formLibraries.test(id) ||
    (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => needsFormLibrary(imported, graph))
  needing.set(id, needs)
  return needs
}

/** The files through which a browser meets this module: pages, and what they load later. */
function entriesOf(id: string, graph: Graph): string[] {
  const entries: string[] = []
  const seen = new Set([id])
  const left = [id]
  for (let at = left.pop(); at; at = left.pop()) {
    const info = graph.getModuleInfo(at)
    if (!info?.importers.length || info.dynamicImporters.length > 0) entries.push(at)
    for (const importer of info?.importers ?? []) {
      if (seen.has(importer) || barrel.test(importer)) continue
      seen.add(importer)
      left.push(importer)
    }
  }
  return entries
}

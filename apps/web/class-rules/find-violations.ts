import { dirname, join } from 'node:path/posix'
import { componentClasses } from './component-classes.ts'
import { stylesheetClasses } from './stylesheet-classes.ts'

/** Text by path, below `app`. */
type Sources = Record<string, string>

type Rules = {
  /** Classes that a stylesheet may ask for around its own: `'ui/button.css': ['ui-card-head']`. */
  contexts: Record<string, readonly string[]>
  /** Elements of libraries, which bring their classes along. */
  foreign: RegExp
  /** Components that may use classes without any rule. */
  unstyled: RegExp
  /** Classes that a component uses for others. */
  exempt: Record<string, readonly string[]>
  /** Loaded on every page. */
  everywhere: string
}

export function findViolations(stylesheets: Sources, components: Sources, rules: Rules): string[] {
  const sheets = Object.entries(stylesheets).map(([path, css]) => ({ path, ...stylesheetClasses(path, css) }))
  const modules = Object.entries(components).map(([path, code]) => ({
    path,
    ...componentClasses(path, code),
  }))
  const owners = ownersOf(sheets, rules.foreign)
  return [
    ...definedTwice(owners),
    ...mentionedElsewhere(sheets, owners, rules),
    ...unusedContexts(sheets, rules),
    ...neverUsed(owners, modules),
    ...usedWithoutStylesheet(owners, modules, rules, new Set(importsOf(rules.everywhere, stylesheets))),
  ]
}

type Sheet = ReturnType<typeof stylesheetClasses> & { path: string }
type Module = ReturnType<typeof componentClasses> & { path: string }
type Owners = Map<string, string[]>

/** A class that is only ever asked for belongs to the stylesheet that asks. */
function ownersOf(sheets: readonly Sheet[], foreign: RegExp): Owners {
  const owners: Owners = new Map()
  const own = (part: 'defined' | 'mentioned', unless: (name: string) => boolean) => {
    for (const sheet of sheets)
      for (const name of sheet[part])
        if (!foreign.test(name) && !unless(name)) owners.set(name, [...(owners.get(name) ?? []), sheet.path])
  }
  own('defined', () => false)
  const defined = new Set(owners.keys())
  own('mentioned', (name) => defined.has(name))
  return owners
}

const definedTwice = (owners: Owners) =>
  [...owners]
    .filter(([, paths]) => paths.length !== 1)
    .map(([name, paths]) => `.${name} is defined in ${paths.toSorted().join(' and ')}`)

const mentionedElsewhere = (sheets: readonly Sheet[], owners: Owners, { contexts, foreign }: Rules) =>
  sheets.flatMap(({ path, mentioned }) =>
    [...mentioned]
      .filter((name) => !foreign.test(name) && !owners.get(name)?.includes(path))
      .filter((name) => !(contexts['*']?.includes(name) || contexts[path]?.includes(name)))
      .map((name) => `${path} asks for .${name} of ${owners.get(name)?.join()}`),
  )

const unusedContexts = (sheets: readonly Sheet[], { contexts }: Rules) =>
  Object.entries(contexts).flatMap(([path, names]) =>
    names
      .filter(
        (name) => !sheets.some((sheet) => (path === '*' || sheet.path === path) && sheet.mentioned.has(name)),
      )
      .map((name) => `${path} no longer asks for .${name}`),
  )

const neverUsed = (owners: Owners, modules: readonly Module[]) => {
  const names = new Set(modules.flatMap((module) => [...module.names]))
  const prefixes = modules.flatMap((module) => [...module.prefixes])
  return [...owners]
    .filter(([name]) => !names.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)))
    .map(([name, paths]) => `.${name} of ${paths.join()} is never used`)
}

const usedWithoutStylesheet = (
  owners: Owners,
  modules: readonly Module[],
  { unstyled, exempt }: Rules,
  everywhere: ReadonlySet<string>,
) => {
  const available = availableStylesheets(modules)
  return modules.flatMap(({ path, names }) => {
    const own = available(path)
    return [...names].flatMap((name) => {
      if (exempt[path]?.includes(name)) return []
      const paths = owners.get(name)
      if (!paths) return unstyled.test(path) ? [] : `${path} uses .${name}, which no stylesheet has`
      return paths.some((each) => everywhere.has(each) || own.has(each))
        ? []
        : `${path} uses .${name} without importing ${paths.join()}`
    })
  })
}

/** What a component imports, directly or not, and what the pages and layouts of its folder and of those around it do. */
function availableStylesheets(modules: readonly Module[]) {
  const imports = new Map(
    modules.map(({ path, imports }) => [path, imports.map((name) => join(dirname(path), name))]),
  )
  const byFolder = Map.groupBy(modules, ({ path }) => dirname(path))
  const folders = new Map<string, Set<string>>()
  const reach = (start: readonly string[]) => {
    const seen = new Set(start)
    for (const path of seen) for (const next of imports.get(path) ?? []) seen.add(next)
    return seen
  }
  const ofFolder = (folder: string): Set<string> => {
    const known = folders.get(folder)
    if (known) return known
    const own = reach((byFolder.get(folder) ?? []).map(({ path }) => path))
    const all = folder === '.' ? own : new Set([...own, ...ofFolder(dirname(folder))])
    folders.set(folder, all)
    return all
  }
  return (path: string) => ofFolder(dirname(path))
}

const importsOf = (path: string, stylesheets: Sources) =>
  [...(stylesheets[path] ?? '').matchAll(/@import '(.+?)'/g)].map(([, name]) => join(dirname(path), name!))

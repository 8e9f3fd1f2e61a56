type Entry = { path?: string; file: string; children?: Entry[] }

// By a URL, because the types of the file are those of Vite.
const { default: entries } = (await import(
  new URL('../../apps/web/app/routes.ts', import.meta.url).href
)) as { default: Entry[] }

const all = (found: Entry[]): Entry[] => found.flatMap((entry) => [entry, ...all(entry.children ?? [])])
const pages = all(entries).filter(({ file }) => file.endsWith('.tsx'))

/** The paths of the pages below `folder` of `routes`, each with its slash: `/admin/users/:id`. */
export const pathsBelow = (folder: string): string[] =>
  pages
    .filter(({ path, file }) => path !== undefined && file.startsWith(`routes/${folder}/`))
    .map(({ path }) => `/${path}`)

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * `import { Plus } from 'lucide-react'` as an import of that icon's own module. The library's index imports every icon, so
 * that each would count as used by every page that imports one from there, and would be in the first file of all pages.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/app/') || !code.includes(`'lucide-react'`)) return undefined
      return { code: importEachIcon(code), map: null }
    },
  }
}

let known: Map<string, string> | undefined

export function importEachIcon(code: string): string {
  return code.replaceAll(/^import \{([^}]*)\} from 'lucide-react'/gm, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        if (name.startsWith('type '))
          return `import type { ${name.slice('type '.length)} } from 'lucide-react'`
        const [exported = '', local = exported] = name.split(' as ')
        const module = (known ??= modulesByName()).get(exported)
        if (!module) throw new Error(`lucide-react has no icon ${exported}`)
        return `import ${local} from 'lucide-react/${module}'`
      })
      .join('; '),
  )
}

/** `ArrowRight` is in `icons/arrow-right`; an icon has several names. */
function modulesByName(): Map<string, string> {
  const index = join(
    dirname(createRequire(import.meta.url).resolve('lucide-react')),
    '../esm/lucide-react.mjs',
  )
  return new Map(
    [...readFileSync(index, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/(icons\/[^']+)\.mjs'/gm)].flatMap(
      ([, names, module]) =>
        [...names!.matchAll(/default as (\w+)/g)].map(([, name]) => [name!, module!] as const),
    ),
  )
}

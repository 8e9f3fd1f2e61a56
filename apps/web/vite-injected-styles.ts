import type { Plugin } from 'vite'

// Our sheets contain what these would add: ui/toast.css for sonner, styles/base.css for React Aria.
const injections: { file: RegExp; statement: RegExp }[] = [
  { file: /\/sonner\/dist\/index\.mjs$/, statement: /^__insertCSS\(".*"\);?$/m },
  { file: /\/react-aria\/.*\/usePress\.m?js$/, statement: /ownerDocument\.head\.prepend\(style\);?/ },
  { file: /\/react-aria\/.*\/usePreventScroll\.m?js$/, statement: /document\.head\.prepend\(style\);?/ },
]

/**
 * Libraries add style elements to the page, which the content security policy refuses and reports. This takes the
 * statements out; a version of a library that does it in another way stops the build.
 */
export function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    transform(code, id) {
      const path = id.split('?')[0] ?? ''
      const injection = injections.find(({ file }) => file.test(path))
      if (!injection) return null
      if (!injection.statement.test(code)) this.error(`${path} injects its styles in an unknown way`)
      return { code: code.replace(injection.statement, ''), map: null }
    },
  }
}

import type { Plugin } from 'vite'

const otherLocale =
  /\/react-(?:aria|stately)\/dist\/(?:private\/)?intl\/[\w-]+\/(?!en-US\.)[a-z]{2}-[A-Z]{2}\.m?js$/

/**
 * React Aria has its messages in 34 languages; our pages are in English. Its dictionaries skip languages that are
 * undefined, as its own plugin for other bundlers leaves them.
 */
export const englishAria = (): Plugin => ({
  name: 'english-aria',
  enforce: 'pre',
  load: (id) => (otherLocale.test(id) ? 'export default undefined' : null),
})

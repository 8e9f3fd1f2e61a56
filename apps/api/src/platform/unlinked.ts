/**
 * Mail programs turn web and e-mail addresses in a text into links, even without markup. In mails to staff, what visitors and
 * clients typed must not become one: `https://evil.example` is shown as `https[:]//evil[.]example`.
 */
export const unlinked = (text: string): string =>
  text.replace(/:(?=\/\/)/g, '[:]').replace(/(?<![ \n]|^)[.。．｡․﹒](?=[\p{Cf}\p{L}])/gu, '[.]')

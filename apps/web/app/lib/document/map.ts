/** The one page whose content security policy lets a map in. */
export const mapPage = '/contact'

export const mapUrl = (template: string, address: readonly string[]) =>
  template.replaceAll('{address}', encodeURIComponent(address.join(', ')))

/** What the policy names; nothing for a template that isn't an https URL. */
export function mapOrigin(template: string): string | undefined {
  const url = URL.parse(mapUrl(template, ['']))
  return url?.protocol === 'https:' ? url.origin : undefined
}

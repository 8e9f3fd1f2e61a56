/**
 * A name to show and to put in a header: no path, no control or direction characters, nothing that a file system
 * or a header treats specially, and the ending that belongs to what the file is.
 */
export function safeFileName(given: string, ending: string, fallback: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    // No file system takes more.
    .slice(0, 255)
    .normalize('NFC')
    // How browsers write what would end the name in the form's own header.
    .replace(/%(22|0[ad])/gi, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/["'<>:|?*;%`$&]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s-]+|(?<![.\s])[.\s]+$/g, '')
  return `${[...stem].slice(0, 80).join('') || fallback}.${ending}`
}

/** RFC 6266: plain letters for old programs, the whole name for the others. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

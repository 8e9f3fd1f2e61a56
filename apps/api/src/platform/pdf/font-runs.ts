export type FontName = 'latin' | 'devanagari' | 'telugu'
type FontRun = { font: FontName; text: string }

// Joiners and the dandas belong to the letters around them. A space between two words of one script stays with them.
const of = (script: string) => `[\\p{Script=${script}}\\u0964\\u0965\\u200C\\u200D]+`
const words = (name: string, script: string) => `(?<${name}>${of(script)}(?: +${of(script)})*)`
const indic = new RegExp(`${words('devanagari', 'Devanagari')}|${words('telugu', 'Telugu')}`, 'gu')

/** A text in parts that one font can draw each: letters are shaped within their script. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = []
  let from = 0
  const add = (font: FontName, part: string) => {
    if (part !== '') runs.push({ font, text: part })
  }
  for (const match of text.matchAll(indic)) {
    add('latin', text.slice(from, match.index))
    add(match.groups?.['telugu'] === undefined ? 'devanagari' : 'telugu', match[0])
    from = match.index + match[0].length
  }
  add('latin', text.slice(from))
  return runs
}

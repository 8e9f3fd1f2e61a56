/** What the parser reads in time. It calls itself for each level, and tries each mark of a paragraph with each later one. */
const bounds = { nesting: 20, lineLength: 2000, lines: 1000, marks: 300 }

/** Why the text can't be parsed, or null. It looks at each character once. */
export function markdownProblem(markdown: string): string | null {
  const lines = markdown.split(/\r\n?|\n/)
  if (lines.length > bounds.lines) return 'Use at most 1,000 lines'
  let marks = 0
  let pairs = 0
  for (const line of lines) {
    const start = `“${line.trim().slice(0, 40)}…”`
    if (line.length > bounds.lineLength)
      return `Lines can have at most 2,000 characters. Split the one that starts with ${start}`
    const { indent, markers } = markersOf(line)
    // An item of a list within a list is indented by at least two columns.
    if (markers > 0 && markers + indent / 2 > bounds.nesting)
      return `Quotes and lists can be nested at most 20 levels deep. Simplify the line that starts with ${start}`
    if (line.trim() === '' || (indent < 4 && /^\s*(?:[-*+]\s+\S|#)/.test(line))) marks = 0
    const more = 2 * markers + (line.match(/[*_~`[\]<\\!&|:@]/g)?.length ?? 0)
    pairs += (2 * marks + more) * more
    marks += more
    if (pairs > bounds.marks ** 2)
      return `Too many marks such as * and [. Add empty lines or remove marks before ${start}`
  }
  return null
}

function markersOf(line: string): { indent: number; markers: number } {
  const indent = (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length
  let markers = 0
  let rest = line.trimStart()
  for (let marker = markerOf(rest); marker > 0; marker = markerOf(rest)) {
    markers += 1
    rest = rest.slice(marker).trimStart()
  }
  return { indent, markers }
}
const markerOf = (text: string) => /^(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))/.exec(text)?.[0].length ?? 0

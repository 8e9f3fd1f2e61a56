// A cluster of combining marks alone may be a whole message.
const longestCluster = 30
const joinsBefore = /[\p{M}\u200C\u200D]/u
// The viramas of the two scripts make one cluster of what stands on both sides.
const joinsAfter = '\u094D\u0C4D\u200C\u200D'

type Measure = { width: number; widthOf: (cluster: string) => number }

/**
 * A text in parts, so that no word is wider than a line. pdfkit would cut such a word by itself, but shapes all that is left of
 * it again for each line, so that the time grows with the square of its length; and after other parts of the same line it
 * writes beyond the margin.
 */
export function cutWords(text: string, { width, widthOf }: Measure): string[] {
  const parts: string[] = []
  let part = ''
  let ofWord = 0
  for (const cluster of clusters(text)) {
    const own = widthOf(cluster)
    if (ofWord > 0 && ofWord + own > width) {
      parts.push(part)
      part = ''
      ofWord = 0
    }
    part += cluster
    ofWord = cluster === ' ' ? 0 : ofWord + own
  }
  return part === '' ? parts : [...parts, part]
}

function* clusters(text: string): Generator<string> {
  let cluster = ''
  let before = ''
  for (const letter of text) {
    const isJoined = joinsAfter.includes(before) || joinsBefore.test(letter)
    if (cluster !== '' && (!isJoined || before === ' ' || cluster.length >= longestCluster)) {
      yield cluster
      cluster = ''
    }
    cluster += letter
    before = letter
  }
  if (cluster !== '') yield cluster
}

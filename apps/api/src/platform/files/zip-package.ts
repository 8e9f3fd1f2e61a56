import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

type Limits = { entries: number; unpackedBytes: number; textBytes: number }
/** The entries' names, and the texts of those that were asked for. */
type ZipPackage = { names: Set<string>; texts: Map<string, string> }
type IsWanted = (name: string) => boolean

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open)
const localHeaderBytes = 30

/**
 * Unpacks a zip file into nothing, counting what comes out. Null when it is no such file, has entries that share bytes
 * or a name, is larger unpacked than allowed, or unpacks to another size than its directory says.
 */
export async function readZipPackage(
  path: string,
  isWanted: IsWanted,
  limits: Limits,
): Promise<ZipPackage | null> {
  try {
    const zip = await open(path, { lazyEntries: true, autoClose: false })
    try {
      return await readEntries(zip, isWanted, limits)
    } finally {
      zip.close()
    }
  } catch {
    // Whatever yauzl refuses to read is no document.
    return null
  }
}

async function readEntries(zip: ZipFile, isWanted: IsWanted, limits: Limits): Promise<ZipPackage | null> {
  if (zip.entryCount > limits.entries) return null
  const entries = await listEntries(zip, limits.entries)
  const claimed = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  const names = new Set(entries.map((entry) => entry.fileName.toLowerCase()))
  if (claimed > limits.unpackedBytes || names.size < entries.length || overlap(entries)) return null
  const texts = new Map<string, string>()
  let textBytes = 0
  for (const entry of entries) {
    const wanted = isWanted(entry.fileName)
    if (wanted) textBytes += entry.uncompressedSize
    if (textBytes > limits.textBytes) return null
    // yauzl fails as soon as the entry turns out longer than it claims, so no more than `claimed` bytes are unpacked.
    const content = await unpack(zip, entry, wanted)
    if (wanted) texts.set(entry.fileName, content)
  }
  return { names: new Set(entries.map((entry) => entry.fileName)), texts }
}

async function listEntries(zip: ZipFile, most: number): Promise<Entry[]> {
  const entries: Entry[] = []
  await new Promise<void>((done, failed) => {
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      if (entries.length > most) failed(new Error('too many entries'))
      else zip.readEntry()
    })
    zip.once('end', done).once('error', failed)
    zip.readEntry()
  })
  return entries
}

async function unpack(zip: ZipFile, entry: Entry, keep: boolean): Promise<string> {
  const stream = await promisify(zip.openReadStream.bind(zip) as OpenStream)(entry)
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) if (keep) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
type OpenStream = (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void

/** Overlapping entries, as used by zip bombs. */
function overlap(entries: Entry[]): boolean {
  const ordered = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  return ordered.some((entry, index) => {
    const next = ordered[index + 1]
    const end = entry.relativeOffsetOfLocalHeader + localHeaderBytes + entry.compressedSize
    return next !== undefined && end > next.relativeOffsetOfLocalHeader
  })
}

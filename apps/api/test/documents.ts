import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** A PDF that readers open, as large as asked for, with a line of text or something hidden in a compressed stream if wanted. */
export function makePdf({ size = 0, hidden = 'nothing', text = '' } = {}): Buffer {
  const stream = deflateSync(Buffer.from(text ? `BT /F1 24 Tf 60 760 Td (${text}) Tj ET` : hidden))
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  const fonts = text ? ` /Resources << /Font << /F1 ${font} >> >>` : ''
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]${fonts} /Contents 4 0 R >>`,
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  objects.forEach((object, index) => parts.push(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`)))
  parts.push(
    Buffer.from(`4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  )
  const trailer = Buffer.from('trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n')
  const length = parts.reduce((sum, part) => sum + part.length, 0) + trailer.length
  const filling = Math.max(0, size - length)
  // A comment: one line that starts with a per cent sign.
  if (filling > 1) parts.push(Buffer.from(`%${'x'.repeat(filling - 2)}\n`))
  else if (filling === 1) parts.push(Buffer.from('\n'))
  return Buffer.concat([...parts, trailer])
}

type Entry = { name: string; content: Buffer | string; claims?: number }

/** A zip file; `claims` is the size that an entry says it unpacks to. */
export function makeZip(entries: Entry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claims } of entries) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(plain), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(claims ?? plain.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const all = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(all.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, all, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

/** `types` are further lines of the list that says what each part is. */
export const makeDocx = (extra: Entry[] = [], types = '') =>
  makeZip([
    { name: '[Content_Types].xml', content: contentTypes.replace('</Types>', `${types}</Types>`) },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...extra,
  ])

/** Word's note of the template that a document was made from; `type` is how it is named. */
export const attachedTemplate = (target: string, type = 'attachedTemplate'): Entry => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
})

type CompoundEntry = { name: string; content?: Buffer | string; children?: CompoundEntry[] }
const sectorBytes = 512
/** Enough for 250 KB. */
const tableSectors = 4
const none = 0xffffffff
const endOfChain = 0xfffffffe
/** Shorter streams would be stored in a stream of their own. */
const leastStreamBytes = 4_096

/** A compound file of version 3, as [MS-CFB] describes it: the allocation table, streams, then the directory. */
export function makeCompound(entries: CompoundEntry[]): Buffer {
  const table: number[] = Array(tableSectors).fill(0xfffffffd)
  const sectors: Buffer[] = []
  const store = (content: Buffer) => {
    const first = table.length
    const count = Math.ceil(content.length / sectorBytes)
    for (let n = 1; n <= count; n += 1) table.push(n === count ? endOfChain : first + n)
    sectors.push(Buffer.concat([content], count * sectorBytes))
    return first
  }
  const slots: Buffer[] = [Buffer.alloc(0)]
  /** Siblings form a search tree, shorter names first; a chain of right-hand ones is one. Returns the first. */
  const place = (siblings: CompoundEntry[]): number => {
    const [entry, ...others] = siblings.toSorted(
      (a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1),
    )
    if (!entry) return none
    const id = slots.push(Buffer.alloc(0)) - 1
    const child = place(entry.children ?? [])
    const content = Buffer.alloc(Math.max(leastStreamBytes, Buffer.byteLength(entry.content ?? '')))
    Buffer.from(entry.content ?? '').copy(content)
    slots[id] = entry.children
      ? directorySlot(entry.name, 1, place(others), child, 0, 0)
      : directorySlot(entry.name, 2, place(others), none, store(content), content.length)
    return id
  }
  slots[0] = directorySlot('Root Entry', 5, none, place(entries), endOfChain, 0)
  const directory = store(Buffer.concat(slots))
  const allocation = Buffer.alloc(tableSectors * sectorBytes, 0xff)
  table.forEach((next, index) => allocation.writeUInt32LE(next, index * 4))
  const header = Buffer.alloc(sectorBytes)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at)
  header.writeUInt32LE(tableSectors, 44)
  header.writeUInt32LE(directory, 48)
  header.writeUInt32LE(leastStreamBytes, 56)
  header.writeUInt32LE(endOfChain, 60)
  header.writeUInt32LE(endOfChain, 68)
  header.fill(0xff, 76)
  for (let n = 0; n < tableSectors; n += 1) header.writeUInt32LE(n, 76 + n * 4)
  return Buffer.concat([header, allocation, ...sectors])
}

function directorySlot(
  name: string,
  kind: number,
  right: number,
  child: number,
  first: number,
  size: number,
): Buffer {
  const slot = Buffer.alloc(128)
  slot.write(name, 'utf16le')
  slot.writeUInt16LE(name.length * 2 + 2, 64)
  slot.writeUInt8(kind, 66)
  slot.writeUInt8(1, 67)
  slot.writeUInt32LE(none, 68)
  slot.writeUInt32LE(right, 72)
  slot.writeUInt32LE(child, 76)
  slot.writeUInt32LE(first, 116)
  slot.writeUInt32LE(size, 120)
  return slot
}

/** A file in an old Office format, Word's unless another's stream is named. */
export const makeDoc = (stream = 'WordDocument', others: CompoundEntry[] = []) =>
  makeCompound([{ name: stream }, ...others])

/** Begins like a Windows program. */
export const makeExe = () => Buffer.concat([Buffer.from('MZ\x90\x00\x03', 'latin1'), Buffer.alloc(2_000)])

/** One grey pixel. */
export const makePng = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  )

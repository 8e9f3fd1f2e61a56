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

/** A minimal file in the old Word format: a compound file whose directory names its document. */
export function makeDoc(stream = 'WordDocument'): Buffer {
  const file = Buffer.alloc(512 * 4, 0)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(0x3e, 24)
  file.writeUInt16LE(3, 26)
  file.writeUInt16LE(0xfffe, 28)
  file.writeUInt16LE(9, 30)
  file.writeUInt16LE(6, 32)
  file.writeUInt32LE(1, 44)
  file.writeUInt32LE(1, 48)
  Buffer.from('Root Entry', 'utf16le').copy(file, 1024)
  Buffer.from(stream, 'utf16le').copy(file, 1024 + 128)
  return file
}

/** Begins like a Windows program. */
export const makeExe = () => Buffer.concat([Buffer.from('MZ\x90\x00\x03', 'latin1'), Buffer.alloc(2_000)])

/** One grey pixel. */
export const makePng = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  )

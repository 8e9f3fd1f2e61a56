import { inflateSync } from 'node:zlib'

const headerSize = 12
const entrySize = 16
const woffHeaderSize = 44
const woffEntrySize = 20

/**
 * The font inside a WOFF file. The PDF library reads WOFF too, but unpacks a table again for each glyph, which took most of
 * the time of a document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') return woff
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, woffHeaderSize + index * woffEntrySize),
  )
  const head = Buffer.alloc(headerSize + count * entrySize)
  const power = Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  const parts = [head]
  let offset = head.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = headerSize + index * entrySize
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    // Tables begin at multiples of four.
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

function readTable(woff: Buffer, at: number) {
  const [offset, packed, size] = [
    woff.readUInt32BE(at + 4),
    woff.readUInt32BE(at + 8),
    woff.readUInt32BE(at + 12),
  ]
  const stored = woff.subarray(offset, offset + packed)
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: packed < size ? inflateSync(stored) : stored,
  }
}

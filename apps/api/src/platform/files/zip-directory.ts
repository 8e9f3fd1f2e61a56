import type { FileHandle } from 'node:fs/promises'

export type ZipEntry = { name: string; packed: number; unpacked: number; offset: number }

const endLength = 22
const entryLength = 46

/**
 * Reads what a zip file says it holds, without unpacking anything. Null when it is no such file, is larger than any
 * of ours needs to be (zip64), or has more entries than asked for.
 */
export async function readZipDirectory(
  file: FileHandle,
  size: number,
  mostEntries: number,
): Promise<ZipEntry[] | null> {
  // The end record, behind it a comment of up to 64 KB.
  const tail = await read(file, Math.max(0, size - endLength - 0xffff), size)
  const at = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (at === -1 || at + endLength > tail.length) return null
  const count = tail.readUInt16LE(at + 10)
  const length = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  if (count === 0 || count > mostEntries || start + length > size || length > mostEntries * 400) return null
  const directory = await read(file, start, start + length)
  const entries: ZipEntry[] = []
  let position = 0
  for (let n = 0; n < count; n += 1) {
    if (position + entryLength > directory.length || directory.readUInt32LE(position) !== 0x02014b50)
      return null
    const nameLength = directory.readUInt16LE(position + 28)
    const entry = {
      name: directory.toString('utf8', position + entryLength, position + entryLength + nameLength),
      packed: directory.readUInt32LE(position + 20),
      unpacked: directory.readUInt32LE(position + 24),
      offset: directory.readUInt32LE(position + 42),
    }
    if (entry.packed === 0xffffffff || entry.unpacked === 0xffffffff || entry.offset >= start) return null
    entries.push(entry)
    const extra = directory.readUInt16LE(position + 30) + directory.readUInt16LE(position + 32)
    position += entryLength + nameLength + extra
  }
  return entries
}

/** Entries that share bytes: the trick by which a small file unpacks into a huge one. */
export function overlap(entries: ZipEntry[]): boolean {
  const ordered = entries.toSorted((a, b) => a.offset - b.offset)
  return ordered.some((entry, index) => {
    const next = ordered[index + 1]
    return next !== undefined && entry.offset + 30 + entry.packed > next.offset
  })
}

async function read(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const buffer = Buffer.alloc(to - from)
  const { bytesRead } = await file.read(buffer, 0, buffer.length, from)
  return buffer.subarray(0, bytesRead)
}

import { fileTypeFromBuffer } from 'file-type'
import { open, type FileHandle } from 'node:fs/promises'
import { overlap, readZipDirectory } from './zip-directory.ts'

export type DocumentType = 'pdf' | 'doc' | 'docx'
export const mediaTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const headBytes = 4_100
const most = { entries: 1_000, unpacked: 50 * 1024 * 1024 }

/** What the bytes are, whatever the name says. Null for everything that isn't a plain PDF or Word document. */
export async function documentTypeOf(path: string, size: number): Promise<DocumentType | null> {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(Math.min(headBytes, size))
    await file.read(head, 0, head.length, 0)
    const found = await fileTypeFromBuffer(head).catch(() => undefined)
    switch (found?.ext) {
      case 'pdf':
        return head.subarray(0, 5).toString('latin1') === '%PDF-' ? 'pdf' : null
      case 'cfb':
        return (await holds(file, Buffer.from('WordDocument', 'utf16le'))) ? 'doc' : null
      case 'docx':
      case 'zip':
        return (await isWordPackage(file, size)) ? 'docx' : null
      case undefined:
      default:
        return null
    }
  } finally {
    await file.close()
  }
}

async function isWordPackage(file: FileHandle, size: number): Promise<boolean> {
  const entries = await readZipDirectory(file, size, most.entries)
  if (!entries || overlap(entries)) return false
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  const names = new Set(entries.map((entry) => entry.name))
  const hasMacros = entries.some((entry) => /vbaProject\.bin$/i.test(entry.name))
  return (
    unpacked <= most.unpacked &&
    names.has('[Content_Types].xml') &&
    names.has('word/document.xml') &&
    !hasMacros
  )
}

/** Looks for the bytes piece by piece; the directory of an old Word file can stand anywhere in it. */
async function holds(file: FileHandle, wanted: Buffer): Promise<boolean> {
  const step = 64 * 1024
  const buffer = Buffer.alloc(step + wanted.length)
  for (let position = 0; ; position += step) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position)
    if (buffer.subarray(0, bytesRead).includes(wanted)) return true
    if (bytesRead < buffer.length) return false
  }
}

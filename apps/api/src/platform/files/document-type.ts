import { fileTypeFromBuffer } from 'file-type'
import { open, type FileHandle } from 'node:fs/promises'
import { readZipPackage } from './zip-package.ts'

export type DocumentType = 'pdf' | 'doc' | 'docx' | 'jpg' | 'png'
export const mediaTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
}

const headBytes = 4_100
const limits = { entries: 1_000, unpackedBytes: 50 * 1024 * 1024, textBytes: 256 * 1024 }

/** What the bytes are, whatever the name says. Null for everything that isn't one of the wanted types. */
export async function documentTypeOf<Wanted extends DocumentType>(
  path: string,
  size: number,
  wanted: readonly Wanted[],
): Promise<Wanted | null> {
  const type = await findType(path, size)
  return wanted.find((each) => each === type) ?? null
}

async function findType(path: string, size: number): Promise<DocumentType | null> {
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
      case 'jpg':
      case 'png':
        return found.ext
      case 'docx':
      case 'zip':
        return (await isWordPackage(path)) ? 'docx' : null
      case undefined:
      default:
        return null
    }
  } finally {
    await file.close()
  }
}

async function isWordPackage(path: string): Promise<boolean> {
  const found = await readZipPackage(path, '[Content_Types].xml', limits)
  if (!found?.names.has('word/document.xml') || found.text === null) return false
  return isPlainContent(found.text) && ![...found.names].some((name) => /vbaProject\.bin$/i.test(name))
}

/**
 * What the package says its parts are. Word finds macros by this and not by their file's name. Entities, a DTD or
 * another encoding could hide the words from this look; no real document has them there.
 */
function isPlainContent(contentTypes: string): boolean {
  const hides = /&#|<!|[\0\uFFFD]/.test(contentTypes)
  const hasMacros = /vba|macroEnabled|activeX/i.test(contentTypes)
  return !hides && !hasMacros && contentTypes.includes('wordprocessingml.document.main+xml')
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

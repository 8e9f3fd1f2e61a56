import { fileTypeFromBuffer } from 'file-type'
import { open, type FileHandle } from 'node:fs/promises'
import { readZipPackage } from './zip-package.ts'

const ooxml = 'application/vnd.openxmlformats-officedocument'
export const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: `${ooxml}.wordprocessingml.document`,
  xls: 'application/vnd.ms-excel',
  xlsx: `${ooxml}.spreadsheetml.sheet`,
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${ooxml}.presentationml.presentation`,
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
} as const
export type DocumentType = keyof typeof mediaTypes

const headBytes = 4_100
const megabyte = 1024 * 1024

type Sent = { path: string; size: number; givenName: string }

/** The file's type by its content, not its name. Null for types that aren't accepted. */
export async function documentTypeOf<Wanted extends DocumentType>(
  sent: Sent,
  wanted: readonly Wanted[],
): Promise<Wanted | null> {
  const type = await findType(sent)
  return wanted.find((each) => each === type) ?? null
}

async function findType({ path, size, givenName }: Sent): Promise<DocumentType | null> {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(Math.min(headBytes, size))
    await file.read(head, 0, head.length, 0)
    const found = await fileTypeFromBuffer(head).catch(() => undefined)
    switch (found?.ext) {
      case 'pdf':
        return head.subarray(0, 5).toString('latin1') === '%PDF-' ? 'pdf' : null
      case 'cfb':
        return await oldOfficeType(file)
      case 'jpg':
      case 'png':
      case 'webp':
      case 'gif':
      case 'dwg':
        return found.ext
      case 'docx':
      case 'xlsx':
      case 'pptx':
      case 'zip':
        return await packageType(path, size)
      case undefined:
        return await textType(file, head, givenName)
      default:
        return null
    }
  } finally {
    await file.close()
  }
}

/** The directory of an old Office file names what is in it. */
const oldOfficeParts = [
  ['doc', 'WordDocument'],
  ['xls', 'Workbook'],
  ['ppt', 'PowerPoint Document'],
] as const

async function oldOfficeType(file: FileHandle): Promise<DocumentType | null> {
  for (const [type, part] of oldOfficeParts) {
    if (await holds(file, Buffer.from(part, 'utf16le'))) return type
  }
  return null
}

const officeParts = [
  ['docx', 'word/document.xml', 'wordprocessingml.document.main+xml'],
  ['xlsx', 'xl/workbook.xml', 'spreadsheetml.sheet.main+xml'],
  ['pptx', 'ppt/presentation.xml', 'presentationml.presentation.main+xml'],
] as const

/** An Office document is a zip file that lists its parts; one without such a list is just a zip file. */
async function packageType(path: string, size: number): Promise<DocumentType | null> {
  const found = await readZipPackage(path, '[Content_Types].xml', {
    entries: 1_000,
    unpackedBytes: Math.max(50 * megabyte, 10 * size),
    textBytes: 256 * 1024,
  })
  if (!found) return null
  const { names, text } = found
  if (text === null) return 'zip'
  if (!isPlainContent(text) || [...names].some((name) => /vbaProject\.bin$/i.test(name))) return null
  const office = officeParts.find(([, part, content]) => names.has(part) && text.includes(content))
  return office?.[0] ?? null
}

/**
 * What the package says its parts are. Office finds macros by this and not by their file's name. Entities, a DTD or
 * another encoding could hide the words from this look; no real document has them there.
 */
function isPlainContent(contentTypes: string): boolean {
  const hides = /&#|<!|[\0\uFFFD]/.test(contentTypes)
  const hasMacros = /vba|macroEnabled|activeX/i.test(contentTypes)
  return !hides && !hasMacros
}

/** Text has no signature: it is what its name says, as long as there is nothing but text in it. */
async function textType(file: FileHandle, head: Buffer, givenName: string): Promise<DocumentType | null> {
  if (head.subarray(0, 18).toString('latin1') === 'AutoCAD Binary DXF') return 'dxf'
  const ending = /\.(txt|csv|dxf)$/i.exec(givenName)?.[1]?.toLowerCase() as 'txt' | 'csv' | 'dxf' | undefined
  if (ending === undefined || !(await isText(file))) return null
  return ending === 'dxf' && !/^\s*0\s+SECTION/.test(head.toString('latin1').replace(/^(\s*999\s.*\n)+/, ''))
    ? null
    : ending
}

async function isText(file: FileHandle): Promise<boolean> {
  const buffer = Buffer.alloc(64 * 1024)
  for (let position = 0; ;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position)
    if (bytesRead === 0) return true
    for (const byte of buffer.subarray(0, bytesRead)) if (byte < 32 && !textControls.has(byte)) return false
    position += bytesRead
  }
}
/** Tab, line feed, form feed and carriage return. */
const textControls = new Set([9, 10, 12, 13])

/** Looks for the bytes piece by piece; the directory of an old Office file can be anywhere in it. */
async function holds(file: FileHandle, wanted: Buffer): Promise<boolean> {
  const step = 64 * 1024
  const buffer = Buffer.alloc(step + wanted.length)
  for (let position = 0; ; position += step) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position)
    if (buffer.subarray(0, bytesRead).includes(wanted)) return true
    if (bytesRead < buffer.length) return false
  }
}

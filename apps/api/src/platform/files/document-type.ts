import { fileTypeFromBuffer } from 'file-type'
import { open, type FileHandle } from 'node:fs/promises'
import { invalidField } from '../errors.ts'
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

/** What a file is and, if it could run code on the computer of whoever opens it, why it's refused. */
type Found = { type: DocumentType; unsafe?: string | null }
const unsafeBecause = {
  macros: 'This file contains macros. Save a copy without macros, or as a PDF, and try again.',
  remote:
    'This document loads a template or another part of itself from a server. Save it as a PDF and try again.',
  programs: 'This ZIP contains programs, scripts or files with macros. Remove them and try again.',
} as const

/** The file's type by its content, not its name. Throws the error of the field for files that aren't accepted. */
export async function getDocumentType<Wanted extends DocumentType>(
  sent: Sent,
  wanted: readonly Wanted[],
  { field, wrongType }: { field: string; wrongType: string },
): Promise<Wanted> {
  const found = await findType(sent)
  const type = wanted.find((each) => each === found?.type)
  if (type === undefined) throw invalidField(field, wrongType)
  if (found?.unsafe) throw invalidField(field, found.unsafe)
  return type
}

async function findType({ path, size, givenName }: Sent): Promise<Found | null> {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(Math.min(headBytes, size))
    await file.read(head, 0, head.length, 0)
    const found = await fileTypeFromBuffer(head).catch(() => undefined)
    switch (found?.ext) {
      case 'pdf':
        return head.subarray(0, 5).toString('latin1') === '%PDF-' ? { type: 'pdf' } : null
      case 'cfb':
        return await oldOfficeType(file)
      case 'jpg':
      case 'png':
      case 'webp':
      case 'gif':
      case 'dwg':
        return { type: found.ext }
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

async function oldOfficeType(file: FileHandle): Promise<Found | null> {
  for (const [type, part] of oldOfficeParts) {
    const name = Buffer.from(part, 'utf16le')
    if (!(await anyPiece(file, (piece) => piece.includes(name)))) continue
    const isUnsafe = (piece: Buffer) => namesMacros(piece) || (type === 'ppt' && saysItHasMacros(piece))
    return { type, unsafe: (await anyPiece(file, isUnsafe)) ? unsafeBecause.macros : null }
  }
  return null
}

const slotBytes = 128

/**
 * Entries of the directory begin at multiples of 128 bytes. All such places are looked at, not just the sectors that the
 * file says are its directory: a broken chain of sectors, which Office may follow in another way, hides nothing.
 */
function namesMacros(piece: Buffer): boolean {
  for (let at = 0; at + slotBytes <= piece.length; at += slotBytes) {
    const kind = piece[at + 66]
    if (kind !== storage && kind !== stream) continue
    const [name = ''] = piece.toString('utf16le', at, at + 64).split('\0', 1)
    if (/^(?:_vba_project.*|vba|macros)$/i.test(name)) return true
  }
  return false
}
const storage = 1
const stream = 2

/** PowerPoint compresses the macros' own directory; the presentation's VBAInfoAtom says whether there are any. */
function saysItHasMacros(piece: Buffer): boolean {
  for (let at = piece.indexOf(vbaInfo); at !== -1; at = piece.indexOf(vbaInfo, at + 1)) {
    const flag = piece[at + vbaInfo.length + 4]
    if (flag !== undefined && flag !== 0) return true
  }
  return false
}
/** The heads of [MS-PPT] VBAInfoContainer and of its atom, whose second number says whether there are macros. */
const vbaInfo = Buffer.from('ff0314000000020000040c000000', 'hex')

const officeParts = [
  ['docx', 'word/document.xml', 'wordprocessingml.document.main+xml'],
  ['xlsx', 'xl/workbook.xml', 'spreadsheetml.sheet.main+xml'],
  ['pptx', 'ppt/presentation.xml', 'presentationml.presentation.main+xml'],
] as const

const typesPart = '[Content_Types].xml'

/** An Office document is a zip file that lists its parts; one without such a list is just a zip file. */
async function packageType(path: string, size: number): Promise<Found | null> {
  const found = await readZipPackage(path, (name) => name === typesPart || /\.rels$/i.test(name), {
    entries: 1_000,
    unpackedBytes: Math.max(50 * megabyte, 10 * size),
    textBytes: 2 * megabyte,
  })
  if (!found) return null
  const { names, texts } = found
  const types = texts.get(typesPart)
  if (types === undefined)
    return { type: 'zip', unsafe: [...names].some(canRun) ? unsafeBecause.programs : null }
  const office = officeParts.find(([, part, content]) => names.has(part) && types.includes(content))
  if (!office || hidesText(types)) return null
  const [type] = office
  if (hasMacros(types, names)) return { type, unsafe: unsafeBecause.macros }
  const links = [...texts].filter(([name]) => name !== typesPart).map(([, text]) => text)
  return { type, unsafe: links.some(loadsRemotePart) ? unsafeBecause.remote : null }
}

/** Files that Windows runs, or opens in a program that runs what is in them. It ignores dots and spaces at the end, and what follows a colon. */
const canRun = (name: string) =>
  /\.(?:exe|com|scr|pif|cpl|dll|msi|msix|msp|appx|bat|cmd|ps1|psm1|vbs?|vbe|jse?|wsf|wsh|wsc|sct|hta|msc|lnk|url|scf|reg|inf|jar|jnlp|chm|xll|wll|xla|ppa|xlsb|iqy|slk|iso|img|vhdx?|(?:library|settingcontent|appref)-ms|application|(?:doc|dot|xls|xlt|xla|ppt|pot|pps|ppa|sld)m)[. ]*(?:$|:)/i.test(
    name,
  )

/** Entities, a DTD or another encoding could hide words from this look; no real document has them in these parts. */
const hidesText = (text: string) => /&#|<!|[\0\uFFFD]/.test(text)

/** What the package says its parts are: Office finds macros by this and not by their file's name. */
const hasMacros = (contentTypes: string, names: ReadonlySet<string>) =>
  /vba|macroEnabled|activeX/i.test(contentTypes) || [...names].some((name) => /vbaProject\.bin$/i.test(name))

/**
 * What can run something is loaded from another server when the document is opened. Word writes the path of the local template
 * too. Excel asks before it reads another workbook.
 */
function loadsRemotePart(relationships: string): boolean {
  if (/<!|[\0\uFFFD]/.test(relationships)) return true
  return relationships.split('<').some((element) => {
    const attributes = [...element.matchAll(/(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
    const valueOf = (name: string) =>
      attributes.filter((each) => each[1] === name).map((each) => each[2] ?? each[3])
    const isLoaded =
      valueOf('TargetMode').some((mode) => /^external$|&/i.test(mode ?? '')) &&
      valueOf('Type').some((type) => runs.test(type ?? ''))
    return isLoaded && !valueOf('Target').every((target) => isLocalFile.test(target ?? ''))
  })
}
const runs = /(?:attachedTemplate|oleObject|frame|subDocument|aFChunk)$|&/i

/** A bare name, or a path that begins on a drive or with a folder. Those of other servers begin with two slashes or a name. */
const isLocalFile = /^(?:[^\\/:%&]+|file:\/\/(?:localhost)?\/[a-z].*)$/i

/** Text has no signature: it is what its name says, as long as there is nothing but text in it. */
async function textType(file: FileHandle, head: Buffer, givenName: string): Promise<Found | null> {
  if (head.subarray(0, 18).toString('latin1') === 'AutoCAD Binary DXF') return { type: 'dxf' }
  const ending = /\.(txt|csv|dxf)$/i.exec(givenName)?.[1]?.toLowerCase() as 'txt' | 'csv' | 'dxf' | undefined
  if (ending === undefined || !(await isText(file))) return null
  return ending === 'dxf' && !/^\s*0\s+SECTION/.test(head.toString('latin1').replace(/^(\s*999\s.*\n)+/, ''))
    ? null
    : { type: ending }
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

/** Looks at a file piece by piece; what is looked for has at most 128 bytes. */
async function anyPiece(file: FileHandle, look: (piece: Buffer) => boolean): Promise<boolean> {
  const step = 64 * 1024
  const buffer = Buffer.alloc(step + slotBytes)
  for (let position = 0; ; position += step) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position)
    if (look(buffer.subarray(0, bytesRead))) return true
    if (bytesRead < buffer.length) return false
  }
}

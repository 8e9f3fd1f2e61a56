import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachedTemplate, makeCompound, makeDoc, makeDocx, makeZip } from '../../../test/documents.ts'
import { useClamd } from '../../../test/scanner.ts'
import { getDocumentType } from './document-type.ts'
import { createScanner } from './scanner.ts'

const clamd = useClamd()
let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'document-type-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const wanted = ['doc', 'xls', 'ppt', 'docx', 'zip'] as const
async function typeOf(content: Buffer) {
  const path = join(directory, 'file')
  await writeFile(path, content)
  const sent = { path, size: content.length, givenName: 'file' }
  return getDocumentType(sent, wanted, { field: 'file', wrongType: 'wrong type' }).catch(
    (error: Error) => error.message,
  )
}

const vba = (name = 'VBA', stream = '_VBA_PROJECT') => ({
  name,
  children: [{ name: stream }, { name: 'dir' }, { name: 'ThisDocument' }],
})
const filling = Array.from({ length: 9 }, (_, n) => ({
  name: `Part ${n}`,
  content: Buffer.alloc(5_000, 'x'),
}))
/** The record of a presentation that says whether it has macros, across the border of what is read at once. */
const presentation = (hasMacros: number) => {
  const record = Buffer.from('1f00ff0314000000020000040c00000001000000', 'hex')
  return Buffer.concat([
    Buffer.alloc(64 * 1024 - 512 * 5 - 10),
    record,
    Buffer.from([hasMacros, 0, 0, 0, 2, 0, 0, 0]),
  ])
}
const refusedForMacros = 'This file contains macros. Save a copy without macros, or as a PDF, and try again.'

test.each<[string, Buffer, string]>([
  [
    'a Word document without macros',
    makeDoc('WordDocument', [{ name: '1Table' }, { name: 'ObjectPool', children: [] }]),
    'doc',
  ],
  ['a workbook without macros', makeDoc('Workbook', filling), 'xls'],
  [
    'a presentation without macros',
    makeCompound([{ name: 'PowerPoint Document', content: presentation(0) }]),
    'ppt',
  ],
  [
    'a document that only writes of macros',
    makeDoc('WordDocument', [
      { name: 'Text', content: Buffer.from('_VBA_PROJECT and VBA and Macros '.repeat(200), 'utf16le') },
    ]),
    'doc',
  ],
  [
    'a Word document with macros',
    makeDoc('WordDocument', [{ name: 'Macros', children: [vba()] }]),
    refusedForMacros,
  ],
  [
    'a workbook with macros',
    makeDoc('Workbook', [{ name: '_VBA_PROJECT_CUR', children: [vba()] }]),
    refusedForMacros,
  ],
  [
    'names in other letters',
    makeDoc('WordDocument', [{ name: 'x', children: [vba('vba', '_vba_Project')] }]),
    refusedForMacros,
  ],
  [
    'an entry deep in a large file',
    makeDoc('WordDocument', [...filling, { name: 'a', children: [{ name: 'b', children: [vba()] }] }]),
    refusedForMacros,
  ],
  [
    'a presentation with macros',
    makeCompound([{ name: 'PowerPoint Document', content: presentation(1) }]),
    refusedForMacros,
  ],
])('of old Office files, %s is taken or refused', async (_name, content, expected) => {
  expect(await typeOf(content)).toBe(expected)
})

test('a directory that the file’s own tables hide is found', async () => {
  const file = makeDoc('WordDocument', [{ name: 'Macros', children: [vba()] }])
  file.fill(0xff, 512, 512 * 5)
  file.writeUInt32LE(0, 48)
  expect(await typeOf(file)).toBe(refusedForMacros)
})

const refusedForServer =
  'This document loads a template or another part of itself from a server. Save it as a PDF and try again.'

test.each([
  ['http://evil.example/a.dotm', false],
  ['\\\\evil.example\\share\\a.dotm', false],
  ['file://evil.example/share/a.dotm', false],
  ['file:///\\\\evil.example\\share\\a.dotm', false],
  ['file:////evil.example/share/a.dotm', false],
  ['file:///%5C%5Cevil.example/a.dotm', false],
  ['&#104;ttp://evil.example/a.dotm', false],
  ['" Target="file:///C:/a.dotx" Target="http://evil.example/a.dotm', false],
  ['Normal.dotm', true],
  ['file:///C:\\Users\\Ravi%20K\\AppData\\Roaming\\Microsoft\\Templates\\CV.dotx', true],
  ['file:///Users/ravi/Library/CV.dotx', true],
])('a docx with the template %s is accepted: %s', async (target, accepted) => {
  expect(await typeOf(makeDocx([attachedTemplate(target)]))).toBe(accepted ? 'docx' : refusedForServer)
})

test.each(['&#97;ttachedTemplate', 'AttachedTemplate'])('the type %s hides no template', async (type) => {
  expect(await typeOf(makeDocx([attachedTemplate('http://evil.example/a.dotm', type)]))).not.toBe('docx')
})

test.each(['oleObject', 'frame', 'subDocument', 'aFChunk'])('an %s of a server is refused', async (type) => {
  const target = 'mhtml:http://evil.example/x.html!x-usc:http://evil.example/x.html'
  expect(await typeOf(makeDocx([attachedTemplate(target, type)]))).toBe(refusedForServer)
})

test('a part is found whatever letters its name is written in', async () => {
  const part = attachedTemplate('http://evil.example/a.dotm')
  expect(await typeOf(makeDocx([{ ...part, name: 'word/_rels/settings.xml.RELS' }]))).toBe(refusedForServer)
})

test('links of a docx to web pages are no templates', async () => {
  expect(await typeOf(makeDocx([attachedTemplate('https://a.example/?b=1&amp;c=2', 'hyperlink')]))).toBe(
    'docx',
  )
})

test('relationships of one long word are read in linear time', async () => {
  const started = performance.now()
  const rels = { name: 'word/_rels/a.rels', content: '<Relationship Type ' + 'a'.repeat(100_000) }
  expect(await typeOf(makeDocx([rels]))).toBe('docx')
  expect(performance.now() - started).toBeLessThan(1_000)
})

const refusedInside =
  'setup.exe a/b/SETUP.EXE invoice.pdf.exe a.exe. rates.xlsm letter.docm a.js a.vbs a.scr a.bat a.cmd a.ps1 a.lnk a.jar a.msi a.hta a.pptm a.dotm a.xlsb a.img a.msc a.vb a.xla a.library-ms a.exe::$DATA'
test.each([
  ...['photos/site.jpg', 'drawings/exe.dwg', 'letter.docx'].map((name) => ({ name, accepted: true })),
  ...refusedInside.split(' ').map((name) => ({ name, accepted: false })),
])('a ZIP with $name is accepted: $accepted', async ({ name, accepted }) => {
  const refused = 'This ZIP contains programs, scripts or files with macros. Remove them and try again.'
  expect(
    await typeOf(
      makeZip([
        { name: 'a.txt', content: 'A' },
        { name, content: 'x' },
      ]),
    ),
  ).toBe(accepted ? 'zip' : refused)
})

/** A workbook of Excel 97 with one sheet; kind 1 is a macro sheet, as Excel had them before VBA. */
function workbook(kind: number) {
  const record = (type: number, ...body: number[]) =>
    Buffer.from([type & 255, type >> 8, body.length, 0, ...body])
  const begin = record(0x809, 0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  const sheet = record(0x85, 0, 2, 0, 0, 0, kind, 1, 0, 65)
  return makeCompound([{ name: 'Workbook', content: Buffer.concat([begin, sheet, record(0x0a)]) }])
}

test('clamd refuses the macros that it finds, and no document for having none', async () => {
  const scan = (content: Buffer) => createScanner(clamd.url).scan(Readable.from([content]))
  const plain = makeDoc('WordDocument', filling)
  for (const content of [plain, workbook(0), makeZip([{ name: 'a.doc', content: plain }]), makeDocx()])
    expect(await scan(content)).toEqual({ clean: true })
  for (const content of [workbook(1), makeZip([{ name: 'a.xls', content: workbook(1) }])])
    expect(await scan(content)).toEqual({ clean: false, finding: 'Heuristics.OLE2.ContainsMacros.XLM' })
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apply, applicantFields, formBody, resume } from '../../../test/applications.ts'
import { attachedTemplate, makeDoc, makeDocx, makeExe, makePdf, makeZip } from '../../../test/documents.ts'
import { filesOf, useApi, useDatabase } from '../../../test/harness.ts'
import { listStored } from '../../../test/stored-files.ts'

const database = useDatabase()
const api = useApi(database)

const incoming = () => readdir(join(filesOf(database), 'incoming')).catch((): string[] => [])
const quarantined = () => listStored(api.deps.storage, 'quarantine')
const traces = async () => ({
  rows: await database.count('job_applications'),
  files: await database.count('files'),
  jobs: await database.count(`pgboss.job where name like 'applications.%' or name like 'files.%'`),
  audit: await database.count('audit_entries'),
  stored: (await quarantined()).length,
})
type Refusal = { message: string; code: string; fields?: Record<string, string> }

test('an application of the job form is stored with its consent, and its file in quarantine', async () => {
  const before = await traces()
  const answer = await apply(api, 'hvac-technician', {
    fields: {
      email: 'Ravi.First@People.example',
      linkedin: 'https://www.linkedin.com/in/ravi',
      keep_longer: 'on',
    },
    file: { name: 'Ravi Teja CV.PDF', content: makePdf() },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      reference: expect.stringMatching(/^TW-\d{4}-\d{4,}$/),
      position: 'HVAC Technician',
      created_at: expect.any(String),
    },
  ])
  const { id, reference } = answer.json<{ id: string; reference: string }>()
  const [row] = await database.rows(
    `select a.reference, a.applicant_name, a.email, a.experience, a.position, a.job_id, a.source, a.status, a.linkedin, a.phone,
      a.keep_longer, a.consent_notice, a.waits_for, f.state, f.name, f.type, f.size
     from job_applications a join files f on f.id = a.resume_file where a.id = $1`,
    [id],
  )
  expect(row).toEqual({
    reference,
    applicant_name: 'Ravi Teja',
    email: 'ravi.first@people.example',
    experience: 3,
    position: 'HVAC Technician',
    job_id: 'hvac-technician',
    source: 'job',
    status: 'pending',
    linkedin: 'https://www.linkedin.com/in/ravi',
    phone: null,
    keep_longer: true,
    consent_notice: 'application-2026-11-17',
    waits_for: null,
    state: 'quarantined',
    name: 'Ravi Teja CV.pdf',
    type: 'application/pdf',
    size: makePdf().length,
  })
  expect(await traces()).toEqual({
    rows: before.rows + 1,
    files: before.files + 1,
    jobs: before.jobs + 2,
    audit: before.audit + 1,
    stored: before.stored + 1,
  })
  await expect.poll(incoming).toEqual([]) // cleared once the answer is out
})

test('[RT-08] the internship has its own applications', async () => {
  const answer = await apply(api, 'internship', { fields: { experience: undefined } })
  const { id } = answer.json<{ id: string }>()
  expect(answer.statusCode).toBe(201)
  expect(
    await database.rows('select source, job_id, experience from job_applications where id = $1', [id]),
  ).toEqual([{ source: 'internship', job_id: null, experience: 0 }])
})

test.each([
  ['10+', 10],
  ['2-3', 2],
  ['0-1', 0],
])('[CR-26] experience %s is stored as %i years', async (experience, years) => {
  const { id } = (await apply(api, 'architect', { fields: { experience } })).json<{ id: string }>()
  expect(await database.rows('select experience from job_applications where id = $1', [id])).toEqual([
    { experience: years },
  ])
})

const tooLarge = 'File size exceeds 5MB limit. Please upload a smaller file.'
const wrongType = 'Invalid file type. Please upload a PDF or Word document.'
const withMacros = 'This file contains macros. Save a copy without macros, or as a PDF, and try again.'
const withTemplate =
  'This document loads a template or another part of itself from a server. Save it as a PDF and try again.'
const missing = 'Please upload your resume'
const limit = 5 * 1024 * 1024
const bomb = makeDocx([{ name: 'word/media/x', content: 'x', claims: 4_000_000_000 }])
const liar = makeDocx([{ name: 'word/media/x', content: Buffer.alloc(60 * 1024 * 1024), claims: 10 }])
const renamedMacros = makeDocx(
  [{ name: 'word/macros.bin', content: 'x' }],
  '<Override PartName="/word/macros.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
)
const hiddenMacros = makeDocx(
  [{ name: 'word/macros.bin', content: 'x' }],
  '<Override PartName="/word/macros.bin" ContentType="application/vnd.ms-office.&#118;baProject"/>',
)
const vbaStorage = { name: 'VBA', children: [{ name: '_VBA_PROJECT' }, { name: 'dir' }] }
const docxOf = (template: string) => makeDocx([attachedTemplate(template)])
const twoLists = makeDocx([{ name: '[content_types].xml', content: '<Types/>' }])
const crowd = makeDocx(Array.from({ length: 1_100 }, (_, n) => ({ name: `word/${n}`, content: '' })))
/** Many directory entries that share one file's bytes. */
function overlapping() {
  const file = makeDocx(
    Array.from({ length: 5 }, (_, n) => ({ name: `word/a${n}`, content: 'x'.repeat(900) })),
  )
  let at = file.indexOf('PK\x01\x02', 0, 'latin1')
  const first = file.indexOf('word/a0') - 30
  for (; at !== -1; at = file.indexOf('PK\x01\x02', at + 4, 'latin1')) {
    if (file.toString('latin1', at + 46, at + 52) === 'word/a') file.writeUInt32LE(first, at + 42)
  }
  return file
}

test.each<[name: string, file: { name: string; content: Buffer } | null, status: number, message: string]>([
  ['[CR-31] no file', null, 400, missing],
  ['[CR-31] the empty field of a browser', { name: '', content: Buffer.alloc(0) }, 400, missing],
  ['[CR-29] 5 MB and one byte', { name: 'a.pdf', content: makePdf({ size: limit + 1 }) }, 413, tooLarge],
  ['[CR-29] 8 MB', { name: 'a.pdf', content: makePdf({ size: 8 * 1024 * 1024 }) }, 413, tooLarge],
  [
    '[CR-29] more than is worth reading',
    { name: 'a.pdf', content: makePdf({ size: 21 * 1024 * 1024 }) },
    413,
    tooLarge,
  ],
  ['[CR-30] an EXE named .pdf', { name: 'resume.pdf', content: makeExe() }, 400, wrongType],
  [
    '[CR-30] HTML named .docx',
    { name: 'a.docx', content: Buffer.from('<html><script>1</script>') },
    400,
    wrongType,
  ],
  [
    '[CR-30] a plain zip named .docx',
    { name: 'a.docx', content: makeZip([{ name: 'x', content: 'y' }]) },
    400,
    wrongType,
  ],
  ['[CR-30] a docx that claims to unpack to 4 GB', { name: 'a.docx', content: bomb }, 400, wrongType],
  ['[CR-30] a docx that unpacks to more than it claims', { name: 'a.docx', content: liar }, 400, wrongType],
  ['[CR-30] a docx with renamed macros', { name: 'a.docx', content: renamedMacros }, 400, withMacros],
  ['[CR-30] a docx with hidden macros', { name: 'a.docx', content: hiddenMacros }, 400, wrongType],
  ['[CR-30] a docx with two lists of parts', { name: 'a.docx', content: twoLists }, 400, wrongType],
  ['[CR-30] a docx of 1,100 entries', { name: 'a.docx', content: crowd }, 400, wrongType],
  ['[CR-30] a docx whose entries overlap', { name: 'a.docx', content: overlapping() }, 400, wrongType],
  [
    '[CR-30] a docx with macros',
    { name: 'a.docx', content: makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }]) },
    400,
    withMacros,
  ],
  [
    '[CR-30] an old Word document with macros',
    { name: 'a.doc', content: makeDoc('WordDocument', [{ name: 'Macros', children: [vbaStorage] }]) },
    400,
    withMacros,
  ],
  [
    '[CR-30] a docx with a template on another server',
    { name: 'a.docx', content: docxOf('http://evil.example/a.dotm') },
    400,
    withTemplate,
  ],
  ['[CR-30] a spreadsheet named .doc', { name: 'a.doc', content: makeDoc('Workbook') }, 400, wrongType],
  ['[CR-30] a PDF named .exe', { name: 'a.exe', content: makePdf() }, 400, wrongType],
  [
    '[CR-30] an SVG named .pdf',
    { name: 'a.pdf', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    400,
    wrongType,
  ],
  ['[CR-30] an empty file', { name: 'a.pdf', content: Buffer.alloc(0) }, 400, wrongType],
  ['[CR-30] a file whose name is empty', { name: '', content: makePdf() }, 400, wrongType],
  ['[CR-30] two letters', { name: 'a.docx', content: Buffer.from('PK') }, 400, wrongType],
])('refuses %s and stores nothing', async (_name, file, status, message) => {
  const before = await traces()
  const answer = await apply(api, 'architect', { file })
  const { fields, ...refusal } = answer.json<Refusal>()
  expect([answer.statusCode, refusal.message, fields]).toEqual([status, message, { resume: message }])
  expect(await traces()).toEqual(before)
  await expect.poll(incoming).toEqual([]) // cleared once the answer is out
})

test.each([
  ['a PDF of exactly 5 MB', { name: 'a.pdf', content: makePdf({ size: limit }) }, 'a.pdf'],
  ['a Word document', { name: 'b.docx', content: makeDocx() }, 'b.docx'],
  [
    'a docx with a template of its own computer',
    { name: 'e.docx', content: docxOf('file:///C:\\Users\\ravi\\CV.dotx') },
    'e.docx',
  ],
  ['an old Word document', { name: 'c.doc', content: makeDoc() }, 'c.doc'],
  ['a new Word document with the old ending', { name: 'd.doc', content: makeDocx() }, 'd.docx'],
  ['a name in Telugu', { name: 'నా రెజ్యూమ్.pdf', content: makePdf() }, 'నా రెజ్యూమ్.pdf'],
  ['a path', { name: '../../../etc/cron.d/evil.pdf', content: makePdf() }, 'evil.pdf'],
  ['a path of Windows', { name: 'C:\\\\Windows\\\\evil.pdf', content: makePdf() }, 'evil.pdf'],
  ['a name with a zero byte', { name: 'a\0.exe\0.pdf', content: makePdf() }, 'a.exe.pdf'],
  [
    'a name that turns its letters around',
    { name: 'a\u202Efdp.exe.pdf', content: makePdf() },
    'afdp.exe.pdf',
  ],
  ['only dots', { name: '...pdf', content: makePdf() }, 'resume.pdf'],
  ['a name of 300 letters', { name: `${'x'.repeat(300)}.pdf`, content: makePdf() }, `${'x'.repeat(80)}.pdf`],
])('takes %s, under a name that is safe to show', async (_name, file, name) => {
  const answer = await apply(api, 'architect', { file })
  expect(answer.statusCode).toBe(201)
  const [row] = await database.rows<{ id: string; name: string; size: number }>(
    `select f.id, f.name, f.size from files f join job_applications a on a.resume_file = f.id where a.id = $1`,
    [answer.json<{ id: string }>().id],
  )
  expect([row?.name, row?.size]).toEqual([name, file.content.length])
  expect(await quarantined()).toContain(row?.id)
})

test.each([
  ['no name', { name: ' ' }, 'name', 'Full name is required'],
  ['[CR-28] an address that is none', { email: 'ravi@' }, 'email', 'Invalid email address'],
  ['[CR-28] a linkedin value that is no URL', { linkedin: 'ravi' }, 'linkedin', 'Please enter a valid URL'],
  ['a linkedin value that runs', { linkedin: 'javascript:alert(1)' }, 'linkedin', 'Please enter a valid URL'],
  ['a header in a name', { name: 'Ravi\r\nBcc: all' }, 'name', 'Full name must be a single line'],
  ['a forged status', { status: 'accepted' }, 'status', 'Unknown field'],
  ['a filled hidden field', { website: 'x' }, 'website', 'Please leave this field empty'],
  [
    'an old notice',
    { consent_notice: 'old' },
    'consent_notice',
    'Please reload the page to see the current privacy notice',
  ],
])('refuses %s and leaves no trace', async (_name, fields, field, message) => {
  const before = await traces()
  const answer = await apply(api, 'architect', { fields })
  expect([answer.statusCode, answer.json<Refusal>().fields]).toEqual([400, { [field]: message }])
  expect(await traces()).toEqual(before)
})

test('refuses a field given twice, a form without token, another content type, and a broken body', async () => {
  const before = await traces()
  const { payload, headers } = formBody({ ...applicantFields() }, resume())
  const post = (payload: Buffer | object, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: '/api/jobs/architect/applications', payload, headers })
  const doubled = Buffer.from(
    payload.toString('latin1').replace('name="experience"', 'name="email"'),
    'latin1',
  )
  expect((await post(doubled, headers)).json<Refusal>().fields).toEqual({ email: 'Sent more than once' })
  expect((await post(payload, headers)).json<Refusal>().code).toBe('invalid_request')
  expect((await post({ name: 'x' })).statusCode).toBe(415)
  expect((await post(payload.subarray(0, 400), headers)).statusCode).toBe(400)
  expect((await apply(api, 'architect', { fields: { form_token: 'forged' } })).json()).toMatchObject({
    code: 'form_token_invalid',
  })
  expect(await traces()).toEqual(before)
  await expect.poll(incoming).toEqual([]) // cleared once the answer is out
})

test('a closed position answers 410, an unknown one 404', async () => {
  await database.admin.query(`update jobs set status = 'closed' where id = 'civil-engineer'`)
  expect((await apply(api, 'civil-engineer')).statusCode).toBe(410)
  expect((await apply(api, 'no-such-job')).statusCode).toBe(404)
})

test('one key: one application and one file, also when sent five times at once', async () => {
  const before = await traces()
  const email = 'once@people.example'
  const form_token = await api.formToken('application')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => apply(api, 'architect', { fields: { email, form_token }, headers })),
  )
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  const after = await traces()
  expect([after.rows, after.files, after.stored]).toEqual([
    before.rows + 1,
    before.files + 1,
    before.stored + 1,
  ])
  const other = await apply(api, 'architect', {
    fields: { email },
    headers,
    file: { name: 'a.pdf', content: makePdf({ hidden: 'another' }) },
  })
  expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' })
  expect((await traces()).stored).toBe(after.stored)
})

test('[TO-20] a failure of ours says so in the words of the form, and leaves neither row nor file', async () => {
  const before = await traces()
  await database.admin.query(`alter table pgboss.job_common add constraint planted
    check (name <> 'applications.confirm') not valid`)
  const answer = await apply(api, 'architect')
  await database.admin.query('alter table pgboss.job_common drop constraint planted')
  expect([answer.statusCode, answer.json<Refusal>().message]).toEqual([
    500,
    'There was an error submitting your application. Please try again.',
  ])
  expect(await traces()).toEqual(before)
})

test('a second application of an address gets the same answer and waits behind the first', async () => {
  const fields = { email: 'twice@people.example' }
  const one = await apply(api, 'facility-manager', { fields })
  const two = await apply(api, 'facility-manager', { fields: { ...fields, name: 'Other Applicant' } })
  const elsewhere = await apply(api, 'property-manager', { fields })
  const shape = (answer: typeof one) => [
    answer.statusCode,
    Object.keys(answer.json<object>()),
    Object.keys(answer.headers).filter((name) => name !== 'date'),
  ]
  expect(shape(two)).toEqual(shape(one))
  const referenceIn = (answer: typeof one) => answer.json<{ reference: string }>().reference
  expect(referenceIn(two)).not.toBe(referenceIn(one))
  const first = one.json<{ id: string }>().id
  const rows = await database.rows(
    `select id, applicant_name, waits_for from job_applications where email = 'twice@people.example' order by id`,
  )
  expect(rows).toEqual([
    { id: first, applicant_name: 'Ravi Teja', waits_for: null },
    { id: two.json<{ id: string }>().id, applicant_name: 'Other Applicant', waits_for: first },
    { id: elsewhere.json<{ id: string }>().id, applicant_name: 'Ravi Teja', waits_for: null },
  ])
})

test('floods: five an hour for an address, then a proof of work', async () => {
  const fields = { email: 'flood@people.example' }
  const codes: number[] = []
  for (let n = 0; n < 6; n += 1) codes.push((await apply(api, 'architect', { fields })).statusCode)
  expect(codes).toEqual([201, 201, 201, 201, 201, 428])
})

test('storage unavailable: 503 within 3 seconds, no row', async () => {
  const { startApi } = await import('../../../test/harness.ts')
  const broken = await startApi(database, {
    env: {
      S3_BUCKET: 'resumes',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
  })
  const before = await traces()
  const started = performance.now()
  const answer = await apply(broken, 'architect')
  await broken.close()
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([503, 'unavailable'])
  expect(performance.now() - started).toBeLessThan(3_000)
  expect(await traces()).toEqual(before)
})

import { expect, test } from 'vitest'
import { splitForm } from './split-form.server.ts'

function requestOf(form: FormData): Request {
  return new Request('http://site.example/careers/x', { method: 'POST', body: form })
}

test('returns the fields before the file, and the whole body again', async () => {
  const form = new FormData()
  form.set('name', 'Sravani Reddy')
  form.set('note', 'name="resume" in the middle')
  form.set('resume', new File([new Uint8Array(300_000).fill(7)], 'a.pdf', { type: 'application/pdf' }))
  const { fields, body, type } = await splitForm(requestOf(form))
  expect([...fields.entries()]).toEqual([
    ['name', 'Sravani Reddy'],
    ['note', 'name="resume" in the middle'],
  ])
  const again = await new Response(body, { headers: { 'Content-Type': type } }).formData()
  const resume = again.get('resume')
  expect(resume instanceof File && [resume.name, resume.size]).toEqual(['a.pdf', 300_000])
})

test('a form without a file has its fields', async () => {
  const form = new FormData()
  form.set('name', 'Sravani')
  expect((await splitForm(requestOf(form))).fields.get('name')).toBe('Sravani')
})

test('refuses endless fields and bodies that aren’t forms', async () => {
  const form = new FormData()
  form.set('name', 'x'.repeat(200_000))
  await expect(splitForm(requestOf(form))).rejects.toMatchObject({ init: { status: 413 } })
  const json = new Request('http://site.example', { method: 'POST', body: '{}' })
  await expect(splitForm(json)).rejects.toMatchObject({ init: { status: 415 } })
})

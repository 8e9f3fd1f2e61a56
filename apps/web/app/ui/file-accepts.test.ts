import { expect, test } from 'vitest'
import { fileProblem, fileSize } from './file-accepts.ts'

const pdf = { name: 'Plan.PDF', type: 'application/pdf', size: 1000 }

test.each([
  [{ accept: '.pdf,.docx' }, null],
  [{ accept: 'application/*' }, null],
  [{ accept: 'application/pdf' }, null],
  [{ accept: '.png, image/*' }, 'type'],
  [{ maxBytes: 1000 }, null],
  [{ maxBytes: 999 }, 'size'],
  [{}, null],
])('a PDF of 1000 bytes under %j: %j', (rules, problem) => {
  expect(fileProblem(pdf, rules)).toBe(problem)
})

test('sizes read as people say them', () => {
  expect([0, 1023, 348_160, 1_992_294].map(fileSize)).toEqual(['0 B', '1023 B', '340 KB', '1.9 MB'])
})

import { expect, test } from 'vitest'
import { attachment, safeFileName } from './file-name.ts'

// The parser of forms takes paths off as well; this must not depend on it.
test.each([
  ['../../../etc/cron.d/evil.pdf', 'evil.pdf'],
  ['C:\\Windows\\evil.pdf', 'evil.pdf'],
  ['a/..\\../b.pdf', 'b.pdf'],
  ['..', 'resume.pdf'],
  ['/', 'resume.pdf'],
  ['x\r\nSet-Cookie: a=b.pdf', 'xSet-Cookie a=b.pdf'],
  ['a\0.exe\0.pdf', 'a.exe.pdf'],
  [`C:\\${'.'.repeat(255)}evil.pdf`, 'resume.pdf'],
  [`${'very long '.repeat(30)}name.pdf`, `${'very long '.repeat(8)}.pdf`],
])('%j becomes %j', (given, name) => {
  expect(safeFileName(given, 'pdf', 'resume')).toBe(name)
})

test('a header says nothing but the name, whatever is in it', () => {
  const header = attachment('a"\\\r\nX: y;é.pdf')
  expect(header).toBe(
    `attachment; filename="a____X: y;_.pdf"; filename*=UTF-8''a%22%5C%0D%0AX%3A%20y%3B%C3%A9.pdf`,
  )
})

import { expect, test } from 'vitest'
import { importEachIcon } from './vite-icons.ts'

test('each icon is imported from its own module, under the same name and without new lines', () => {
  const code = `import { useState } from 'react'
import { ArrowRight, X as Close, type LucideIcon } from 'lucide-react'
import {
  Plus,
} from 'lucide-react'
import type { LucideProps } from 'lucide-react'`
  expect(importEachIcon(code)).toBe(`import { useState } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'; import Close from 'lucide-react/icons/x'; import type { LucideIcon } from 'lucide-react'
import Plus from 'lucide-react/icons/plus'
import type { LucideProps } from 'lucide-react'`)
})

test('an icon that does not exist fails the build', () => {
  expect(() => importEachIcon(`import { NoSuchIcon } from 'lucide-react'`)).toThrow('no icon NoSuchIcon')
})

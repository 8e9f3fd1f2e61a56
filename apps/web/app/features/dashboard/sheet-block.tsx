import type { Role } from '@trusswell/domain/actor.ts'
import { useState } from 'react'
import { clockInIndia, dayInIndia } from '../../lib/dates.ts'
import { TitleBlock } from '../../ui/title-block.tsx'
import { roleWords } from './role-words.ts'

export function SheetBlock({ role, number }: { role: Role; number: number }) {
  const [opened] = useState(() => new Date().toISOString())
  return (
    <TitleBlock
      entries={[
        { term: 'Sheet', value: `${roleWords[role].sheet}-${String(number).padStart(2, '0')}` },
        { term: 'As of', value: clockInIndia(opened) },
        { term: 'Date', value: `${dayInIndia(opened)}, IST` },
      ]}
    />
  )
}

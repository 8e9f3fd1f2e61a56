import type { Role } from '@trusswell/domain/actor.ts'
import { useState } from 'react'
import { TitleBlock } from '../../ui/title-block.tsx'
import { roleWords } from './role-words.ts'

const inIndia = { timeZone: 'Asia/Kolkata' } as const
const time = new Intl.DateTimeFormat('en-IN', { ...inIndia, hour: 'numeric', minute: '2-digit' })
const date = new Intl.DateTimeFormat('en-IN', { ...inIndia, day: 'numeric', month: 'short', year: 'numeric' })

export function SheetBlock({ role, number }: { role: Role; number: number }) {
  const [opened] = useState(() => new Date())
  return (
    <TitleBlock
      entries={[
        { term: 'Sheet', value: `${roleWords[role].sheet}-${String(number).padStart(2, '0')}` },
        { term: 'As of', value: time.format(opened) },
        { term: 'Date', value: `${date.format(opened)}, IST` },
      ]}
    />
  )
}

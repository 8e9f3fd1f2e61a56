import type { ReactNode } from 'react'

export type Command = {
  id: string
  label: string
  note?: string
  keywords?: string
  icon?: ReactNode
  href?: string
  onAction?: () => void
}

export type CommandGroup = { title: string; commands: Command[] }

/** `searching` also while the groups still belong to the previous words. */
export type Finds = { groups: CommandGroup[]; state: 'done' | 'searching' | 'failed' }

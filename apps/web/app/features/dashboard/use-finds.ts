import type { Role } from '@trusswell/domain/actor.ts'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Finds } from '../../ui/command.ts'
import { findKinds } from './find-kinds.tsx'

// Shorter than the pause between two keys of most people, so that results follow the typing.
const pauseMs = 70
const fewestLetters = 2

/** Rows whose names contain the typed words. Further typing cancels the requests for the words before. */
export function useFinds(role: Role, typed: string): Finds {
  const words = typed.trim().slice(0, 100)
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const later = setTimeout(() => setAsked(words), words === '' ? 0 : pauseMs)
    return () => clearTimeout(later)
  }, [words])

  const kinds = findKinds(role)
  const isAsked = words.length >= fewestLetters
  const answers = useQueries({
    queries: kinds.map(({ key, title, find }) => ({
      queryKey: [...key, 'found', title, role, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(asked, signal),
      enabled: isAsked && asked.length >= fewestLetters,
      placeholderData: keepPreviousData,
    })),
  })
  if (!isAsked) return { groups: [], state: 'done' }

  const isOld =
    asked !== words || answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData)
  const groups = kinds.flatMap(({ title }, at) => {
    const commands = answers[at]?.data ?? []
    return commands.length > 0 ? [{ title, commands }] : []
  })
  if (answers.some(({ isError }) => isError)) return { groups, state: 'failed' }
  return { groups, state: isOld ? 'searching' : 'done' }
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClientChoice } from '@trusswell/domain/organisations.ts'
import { useDeferredValue } from 'react'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'

const clientKey = ['organisations', 'clients']

/** Organisations whose name, or a person's name or e-mail, matches; the server searches. */
export function useClients(typed: string, enabled = true) {
  const search = useDeferredValue(typed.trim())
  return useQuery({
    queryKey: [...clientKey, search],
    queryFn: ({ signal }) => findClients(search, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** The name of a chosen client, taken from any search made so far. */
export function useClientName(id: string, enabled = true): string | undefined {
  useClients('', enabled)
  return useFoundClients()(id)
}

/** Looks a client's name up in the searches made so far. */
export function useFoundClients(): (id: string) => string | undefined {
  const queries = useQueryClient()
  return (id) => {
    const lists = queries.getQueriesData<ClientChoice[]>({ queryKey: clientKey })
    return lists.flatMap(([, found]) => found ?? []).find((client) => client.id === id)?.name
  }
}

/** With the addresses of its people, so that organisations of the same name can be told apart. */
export const toOption = ({ id, name, people }: ClientChoice) => ({
  id,
  label: name,
  note: people.map(({ email }) => email).join(', '),
})

const findClients = async (search: string, signal: AbortSignal) =>
  (await answerOf(api.GET('/api/clients', { params: { query: search ? { search } : {} }, signal }))).data

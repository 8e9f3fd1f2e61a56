import type { ClientChoice, ClientRequest } from '@trusswell/domain/organisations.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { defined } from '@trusswell/domain/defined.ts'

const clientKey = ['organisations', 'clients']

/** Organisations whose name or people match, searched on the server. */
export function useClients(typed: string, enabled = true) {
  const search = useDeferredValue(typed.trim())
  return useQuery({
    queryKey: [...clientKey, search],
    queryFn: ({ signal }) => findClients(search, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** The name of a selected client, taken from earlier search results. */
export function useClientName(id: string, enabled = true): string | undefined {
  useClients('', enabled)
  return useFoundClients()(id)
}

/** Looks up a client's name in earlier search results. */
export function useFoundClients(): (id: string) => string | undefined {
  const queries = useQueryClient()
  return (id) => {
    const lists = queries.getQueriesData<ClientChoice[]>({ queryKey: clientKey })
    return lists.flatMap(([, found]) => found ?? []).find((client) => client.id === id)?.name
  }
}

/** Adds a new client to the cached results, whatever the search term is. */
export function useAddClient() {
  const queries = useQueryClient()
  return async (body: ClientRequest, key: string): Promise<ClientChoice> => {
    const client = await answerOf(
      api.POST('/api/clients', { params: { header: { 'idempotency-key': key } }, body: defined(body) }),
    )
    queries.setQueryData([...clientKey, '', client.id], [client])
    return client
  }
}

const findClients = async (search: string, signal: AbortSignal) =>
  (await answerOf(api.GET('/api/clients', { params: { query: search ? { search } : {} }, signal }))).data

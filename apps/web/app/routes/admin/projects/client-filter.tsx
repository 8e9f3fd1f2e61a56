import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useClients } from '../../../features/organisations/use-clients.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { withParam } from '../../../ui/url-params.ts'
import { organisationKey, readOrganisation } from '../organisations/organisation-source.ts'

const everyone = { id: 'all', label: 'All clients' }

/** There are too many clients for a select, so the server searches by name. */
export function ClientFilter() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = params.get('organisation') ?? ''
  const { data: organisation } = useQuery({
    queryKey: organisationKey(chosen),
    queryFn: ({ signal }) => readOrganisation(chosen, signal),
    enabled: chosen !== '',
  })
  const name = chosen === '' ? '' : (organisation?.display_name ?? '')
  const { data = [] } = useClients(typed === name ? '' : (typed ?? ''))
  const found = data.map(({ id, name: label }) => ({ id, label }))
  const known =
    chosen !== '' && !found.some(({ id }) => id === chosen)
      ? [{ id: chosen, label: name || (typed ?? '') }]
      : []
  const options = [everyone, ...known, ...found]
  const choose = (id: string) => {
    // Leaving the field repeats the current choice.
    if (id === (chosen || everyone.id)) return setTyped(null)
    // The list opens again when the text of the field changes after the choice, so the name is there before it is read.
    setTyped(options.find((each) => each.id === id && id !== everyone.id)?.label ?? null)
    setParams(
      (now) => withParam(withParam(now, 'organisation', id === everyone.id ? '' : id), 'pages', null),
      {
        preventScrollReset: true,
      },
    )
  }
  return (
    <Combobox
      className="project-client"
      label="Client"
      hideLabel
      placeholder={everyone.label}
      filtered
      options={options}
      value={chosen || everyone.id}
      inputValue={typed ?? name}
      onInputChange={setTyped}
      onChange={(id) => id !== null && choose(id)}
      // An empty field shows all projects again; a partial name keeps the selected client.
      onBlur={() => (typed === '' && chosen !== '' ? choose(everyone.id) : setTyped(null))}
    />
  )
}

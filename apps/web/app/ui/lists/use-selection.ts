import { useState } from 'react'

/** The selected rows among those shown; a row that leaves the list is deselected. */
export function useSelection(shown: string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const chosen = shown.filter((id) => marked.has(id))
  return {
    chosen,
    isChosen: (id: string) => marked.has(id),
    choose: (id: string, on: boolean) =>
      setMarked(new Set(on ? [...chosen, id] : chosen.filter((each) => each !== id))),
    chooseAll: (on: boolean) => setMarked(new Set(on ? shown : [])),
  }
}

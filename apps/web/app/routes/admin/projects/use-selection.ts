import { useState } from 'react'

/** Which of the shown rows are chosen; a row that left the list is no longer chosen. */
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

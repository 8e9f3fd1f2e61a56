import { SortChoice } from './sort-choice.tsx'

type CardSortChoiceProps = {
  /** By the column that they sort by, as in the table of the same rows. */
  headers: Record<string, string>
  /** The API's order without a choice. */
  usual?: string
}

/** The order of cards, which have no header to sort by. */
export const CardSortChoice = ({ headers, usual = '-created' }: CardSortChoiceProps) => (
  <SortChoice
    columns={Object.entries(headers).map(([key, header]) => ({ key, header, sortable: true }))}
    usual={usual}
    always
  />
)

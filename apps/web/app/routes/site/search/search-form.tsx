import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'

export function SearchForm({ q }: { q: string }) {
  return (
    <Form className="search-form" action="/search" role="search">
      <SearchField
        className="search-form-field"
        label="Search the site"
        name="q"
        defaultValue={q}
        maxLength={100}
        required
      />
      <Button type="submit">Search</Button>
    </Form>
  )
}

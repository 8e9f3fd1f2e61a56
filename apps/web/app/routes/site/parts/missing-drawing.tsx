import { Link } from 'react-router'
import { DrawingImage } from '../../../illustrations/drawing-image.tsx'
import notFound from '../../../illustrations/scenes/not-found.tsx?drawing'
import { SearchForm } from '../search/search-form.tsx'
import '../search/search.css'

/** Beside the text of a missing page: its drawing, the search and the most wanted pages. */
export function MissingDrawing() {
  return (
    <div className="screen-aside">
      <div aria-hidden="true">
        <DrawingImage drawing={notFound} ground="page" />
      </div>
      <SearchForm q="" />
      <ul>
        <li>
          <Link to="/services">Services</Link>
        </li>
        <li>
          <Link to="/annual-maintenance">Annual maintenance (AMC)</Link>
        </li>
        <li>
          <Link to="/careers">Careers</Link>
        </li>
        <li>
          <Link to="/sitemap">All pages</Link>
        </li>
      </ul>
    </div>
  )
}

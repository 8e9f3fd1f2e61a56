import { useId } from 'react'
import { Hatch } from '../../../../ui/charts/hatch.tsx'

/** The legend of the rows' bars. */
export function PortfolioKey() {
  const hatch = useId()
  return (
    <ul className="portfolio-key">
      <li>
        <svg aria-hidden="true" width="28" height="20">
          <rect className="portfolio-plan" y="6" width="28" height="8" />
        </svg>
        Plan
      </li>
      <li>
        <svg aria-hidden="true" width="28" height="20">
          <defs>
            <Hatch id={hatch} colour={2} />
          </defs>
          <rect className="portfolio-forecast" fill={`url(#${hatch})`} y="2" width="28" height="16" />
        </svg>
        Likely finish, in 8 of 10 cases
      </li>
      <li>
        <svg aria-hidden="true" width="8" height="20">
          <line className="portfolio-today" x1="4" x2="4" y1="0" y2="20" />
        </svg>
        Today
      </li>
    </ul>
  )
}

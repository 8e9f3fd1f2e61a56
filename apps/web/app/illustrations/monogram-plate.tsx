import type { PictureData } from '../lib/picture.ts'
import { Picture } from '../ui/picture.tsx'
import './ink.css'
import './monogram-plate.css'

type MonogramPlateProps = {
  name: string
  photo?: PictureData | undefined
  size?: number
  className?: string
  /** In the first screen. */
  first?: boolean
}

// A photo, or initials on a drafted plate. The name is beside it, so the plate itself is silent.
export function MonogramPlate({ name, photo, size = 96, className, first = false }: MonogramPlateProps) {
  const shared = { width: size, height: size, className: className ? `ill-plate ${className}` : 'ill-plate' }
  if (photo) return <Picture {...shared} picture={photo} sizes={`${size}px`} first={first} />
  return (
    <svg {...shared} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path className="plate-ground" d="M.5.5h95v95h-95z" />
      <path className="plate-hair" d="M48 0v96M0 48h96M12 0v96M84 0v96M0 12h96M0 84h96" />
      <circle className="plate-ring" cx="48" cy="48" r="36" />
      <path className="plate-tick" d="M9 87l6-6M81 87l6-6M81 15l6-6M9 15l6-6" />
      <text x="48" y="49" dy=".34em" textAnchor="middle">
        {initials(name)}
      </text>
    </svg>
  )
}

// First and last: "Meera S. Krishnan" is MK; titles such as "Dr." are not names.
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !word.endsWith('.'))
  const picked = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return picked.map((word) => [...word][0]!.toUpperCase()).join('')
}

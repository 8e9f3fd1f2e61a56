import { counted } from '@trusswell/domain/plural.ts'
import { TextLink } from '../../../ui/text-link.tsx'

export type AreaCount = { id: string; title: string; description: string; count: number }

export function AreaCell({ id, title, description, count }: AreaCount) {
  return (
    <li className="area-cell" data-item="">
      <h3>{title}</h3>
      <p className="area-count figures">{counted(count, 'job')}</p>
      <p>{description}</p>
      <TextLink to={`/careers/service/${id}`} arrow="forward">
        <span>
          View positions<span className="sr-only"> in {title}</span>
        </span>
      </TextLink>
    </li>
  )
}

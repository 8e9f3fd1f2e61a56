import type { Service } from '../../../content/shapes.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { sceneByService } from '../../../illustrations/scenes/by-service.ts'

type ServiceSheetProps = {
  service: Pick<Service, 'id' | 'title' | 'summary' | 'features'>
  number: number
}

export function ServiceSheet({ service, number }: ServiceSheetProps) {
  const { id, title, summary, features } = service
  const { Scene } = sceneByService[id]
  const titleId = `service-${id}`
  return (
    <li className="service-sheet" aria-labelledby={titleId}>
      <div className="service-drawing" aria-hidden="true">
        <Scene />
      </div>
      <div>
        <p className="figures">{String(number).padStart(2, '0')}</p>
        <h2 id={titleId}>{title}</h2>
        <p>{summary}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <TextLink to={`/services/${id}`} arrow="forward">
          <span>
            Learn More<span className="sr-only">: {title}</span>
          </span>
        </TextLink>
      </div>
    </li>
  )
}

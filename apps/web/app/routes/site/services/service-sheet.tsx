import type { Service } from '../../../content/shapes.ts'
import type { PictureData } from '../../../lib/picture.ts'
import { Picture } from '../../../ui/picture.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { DrawingImage } from '../../../illustrations/drawing-image.tsx'
import { drawingByService } from '../../../illustrations/scenes/by-service.ts'

type ServiceSheetProps = {
  service: Pick<Service, 'id' | 'title' | 'summary' | 'features'> & { photo?: PictureData | undefined }
  number: number
}

export function ServiceSheet({ service, number }: ServiceSheetProps) {
  const { id, title, summary, features, photo } = service
  const titleId = `service-${id}`
  return (
    <li className="service-sheet" aria-labelledby={titleId}>
      <div className="service-drawing">
        {photo ? (
          <Picture className="service-photo" picture={photo} sizes="(max-width: 860px) 92vw, 320px" />
        ) : (
          <DrawingImage drawing={drawingByService[id]} ground="page" />
        )}
      </div>
      <div>
        <p className="figures service-number">{String(number).padStart(2, '0')}</p>
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

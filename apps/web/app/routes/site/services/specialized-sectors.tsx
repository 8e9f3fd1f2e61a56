import type { Sector } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { DrawingImage } from '../../../illustrations/drawing-image.tsx'
import { Figure } from '../../../illustrations/figure.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { Picture } from '../../../ui/picture.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { cellSizes } from '../parts/scene-cell.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { drawingBySector } from '../../../illustrations/scenes/by-sector.ts'

type SectorCard = Pick<Sector, 'id' | 'name' | 'description'> & { photo?: PictureData | undefined }

export function SpecializedSectors({ sectors }: { sectors: readonly SectorCard[] }) {
  return (
    <Section className="sheet-section" aria-labelledby="sectors-title">
      <div className="wrap">
        <SectionHead
          id="sectors-title"
          eyebrow="Where we run buildings"
          title="Specialized Sectors"
          lead="The same team and the same log, arranged around who uses the building."
        />
        <ul className="cells">
          {sectors.map(({ id, name, description, photo }) => {
            const drawing = drawingBySector[id]
            return (
              <li key={id} className="cell" data-item="">
                {photo ? (
                  <Picture className="cell-photo" picture={photo} sizes={cellSizes} />
                ) : (
                  drawing && (
                    <Figure sheet={drawing.sheet} label={`${name}: ${drawing.sheet.title}`}>
                      <DrawingImage drawing={drawing} />
                    </Figure>
                  )
                )}
                <h3>{name}</h3>
                <p>{description}</p>
                {id === 'it-buildings' && (
                  <TextLink to="/it-parks" arrow="forward">
                    Facility management for IT parks
                  </TextLink>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}

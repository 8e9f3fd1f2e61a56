import { Figure } from '../../../illustrations/figure.tsx'
import type { SheetedScene } from '../../../illustrations/scenes/by-service.ts'
import type { PictureData } from '../../../lib/picture.ts'
import { Picture } from '../../../ui/picture.tsx'

type PlanProps = { illustration: SheetedScene | undefined; label: string; photo?: PictureData | undefined }

/** A photo, or a drawing on a blueprint background. Nothing if there is neither. */
export function Plan({ illustration, label, photo }: PlanProps) {
  if (photo)
    return (
      <div className="plan blueprint">
        <Picture className="plan-photo" picture={photo} sizes="(max-width: 1180px) 92vw, 720px" first />
      </div>
    )
  if (!illustration) return null
  const { Scene, sheet } = illustration
  return (
    <div className="plan blueprint">
      <Figure sheet={sheet} ground="blueprint" label={`${label}, drawing: ${sheet.title}`}>
        <Scene />
      </Figure>
    </div>
  )
}

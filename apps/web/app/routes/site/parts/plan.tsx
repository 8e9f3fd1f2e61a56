import type { DrawingFile } from '../../../illustrations/drawing-file.ts'
import { DrawingImage } from '../../../illustrations/drawing-image.tsx'
import { Figure } from '../../../illustrations/figure.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { Picture } from '../../../ui/picture.tsx'

type PlanProps = { drawing: DrawingFile | undefined; label: string; photo?: PictureData | undefined }

/** A photo, or a drawing on a blueprint background. Nothing if there is neither. */
export function Plan({ drawing, label, photo }: PlanProps) {
  if (photo)
    return (
      <div className="plan blueprint">
        <Picture className="plan-photo" picture={photo} sizes="(max-width: 1180px) 92vw, 720px" first />
      </div>
    )
  if (!drawing) return null
  const { sheet } = drawing
  return (
    <div className="plan blueprint">
      <Figure sheet={sheet} ground="blueprint" label={`${label}, drawing: ${sheet.title}`}>
        <DrawingImage drawing={drawing} ground="blueprint" first />
      </Figure>
    </div>
  )
}

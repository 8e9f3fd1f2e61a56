import { DrawingImage } from '../../illustrations/drawing-image.tsx'
import noResults from '../../illustrations/scenes/no-results.tsx?drawing'
import { ButtonLink } from '../../ui/button-link.tsx'
import './project.css'

export function ProjectMissing() {
  return (
    <div className="project-missing">
      <DrawingImage drawing={noResults} ground="page" className="project-missing-figure" />
      <h1>Project not found</h1>
      <p>It doesn’t exist, or you don’t have access to it.</p>
      <ButtonLink to="/dashboard">Back to dashboard</ButtonLink>
    </div>
  )
}

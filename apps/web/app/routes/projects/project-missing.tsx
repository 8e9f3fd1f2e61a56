import { NoResults } from '../../illustrations/scenes/no-results.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import './project.css'

export function ProjectMissing() {
  return (
    <div className="project-missing">
      <NoResults className="project-missing-figure" />
      <h1>Project not found</h1>
      <p>It does not exist, or it is not one of yours.</p>
      <ButtonLink to="/dashboard">Back to dashboard</ButtonLink>
    </div>
  )
}

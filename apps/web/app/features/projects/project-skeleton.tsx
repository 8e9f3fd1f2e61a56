import '../../ui/feedback.css'
import './projects.css'

export function ProjectSkeleton() {
  return (
    <div
      className="ui-skeleton project-cards"
      data-part="skeleton"
      role="status"
      aria-label="Loading projects"
    >
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className="ui-card project-card-waiting">
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}

import '../../ui/feedback.css'
import './contacts.css'

export function ContactSkeleton() {
  return (
    <div
      className="ui-skeleton contact-cards"
      data-part="skeleton"
      role="status"
      aria-label="Loading submissions"
    >
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className="ui-card contact-card-waiting">
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}

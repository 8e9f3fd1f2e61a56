import type { Ref } from 'react'

export function SentPanel({ heading }: { heading?: Ref<HTMLHeadingElement> }) {
  return (
    <div className="works-sent" role="status">
      <h3 ref={heading} tabIndex={-1}>
        Thank You!
      </h3>
      <p>Your message has been sent successfully. We'll get back to you shortly.</p>
    </div>
  )
}

import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'

export function NewsletterForm() {
  return (
    <Form className="newsletter" method="post" action="/newsletter">
      <label className="sr-only" htmlFor="newsletter-email">
        Email for the newsletter
      </label>
      <input
        id="newsletter-email"
        className="ui-input"
        type="email"
        name="email"
        placeholder="Your email"
        autoComplete="email"
        required
      />
      <Button type="submit">Subscribe</Button>
    </Form>
  )
}

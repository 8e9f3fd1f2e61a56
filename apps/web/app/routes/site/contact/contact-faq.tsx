import { contactFaq } from '../../../content/contact.ts'

export function ContactFaq() {
  return (
    <div className="wrap contact-faq-columns">
      <div data-item>
        <p className="eyebrow eyebrow-rule">FAQ</p>
        <h2 id="contact-faq-title">Frequently Asked Questions</h2>
        <p>What people ask before the first meeting.</p>
      </div>
      <ol>
        {contactFaq.map(({ question, answer }, index) => (
          <li key={question} data-item>
            <details open={index === 0}>
              <summary>
                <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
                <h3>{question}</h3>
              </summary>
              <p>{answer}</p>
            </details>
          </li>
        ))}
      </ol>
    </div>
  )
}

import type { Page } from './books.ts'

const names = { stripe: 'Stripe', razorpay: 'Razorpay' }
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
})

export function hostedPage(gateway: keyof typeof names, page: Page, message: string | null = null): string {
  const buttons =
    page.status === 'open'
      ? `<form method="post">
        <label>Pay with
          <select name="method">
            <option value="card">Card</option><option value="upi">UPI</option><option value="netbanking">Net banking</option>
          </select>
        </label>
        <button name="outcome" value="pay">Pay ${amount(page)}</button>
        <button name="outcome" value="fail">Let the payment fail</button>
        <button name="outcome" value="fail_then_pay">Fail, then pay</button>
        <button name="outcome" value="authorise">Leave it processing</button>
        <button name="outcome" value="leave">Leave without paying</button>
      </form>`
      : `<p>This page is ${page.status}. <a href="${escape(page.returnUrl)}">Go back</a></p>`
  return frame(
    `${names[gateway]} stand-in`,
    `<p class="note">Stand-in for ${names[gateway]}. No money moves.</p>
    <h1>${amount(page)}</h1>
    <p>${escape(page.description)}</p>
    ${message ? `<p role="alert">${escape(message)}</p>` : ''}
    ${buttons}`,
  )
}

export const leftPage = (message: string, link: string | null) =>
  frame('Stand-in', `<p>${escape(message)}</p>${link ? `<p><a href="${escape(link)}">Go back</a></p>` : ''}`)

/** Money is counted in paise; only this text shows rupees. */
const amount = ({ paise }: Page) => rupees.format(paise / 100)

const frame = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark }
  form { display: grid; gap: 0.75rem } button, select { font: inherit; padding: 0.6rem; width: 100% }
  .note { border: 1px dashed; padding: 0.5rem 0.75rem } [role=alert] { color: #c62828 }
</style></head><body>${body}</body></html>`

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (each) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[each] ?? each)

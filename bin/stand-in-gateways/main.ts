// Both stand-ins as one process: main.ts <Stripe's port> <Razorpay's port> <origin that takes webhooks>
import { standInKeys } from '../../apps/api/src/modules/settings/stand-in-keys.ts'
import { startRazorpay } from './razorpay.ts'
import { startStripe } from './stripe.ts'

const [stripePort, razorpayPort, origin] = process.argv.slice(2)
const { stripe, razorpay } = standInKeys
await startStripe({ ...stripe, port: Number(stripePort), webhookUrl: `${origin}/api/webhooks/stripe` })
await startRazorpay({
  ...razorpay,
  port: Number(razorpayPort),
  webhookUrl: `${origin}/api/webhooks/razorpay`,
})
console.log(`Stripe at ${stripePort}, Razorpay at ${razorpayPort}; webhooks go to ${origin}/api/webhooks`)

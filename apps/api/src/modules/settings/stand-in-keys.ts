/** What the stand-in gateways of bin/stand-in-gateways expect. */
export const standInKeys = {
  stripe: {
    publicKey: 'pk_test_standin',
    secretKey: 'sk_test_standin',
    webhookSecret: 'whsec_standin',
  },
  razorpay: {
    keyId: 'rzp_test_standin',
    keySecret: 'standin-key-secret',
    webhookSecret: 'standin-webhook-secret',
  },
} as const

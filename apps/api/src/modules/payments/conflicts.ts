import { AppError } from '../../platform/errors.ts'

// Why a client can't pay or report a payment now.

export const alreadyMade = () => new AppError('conflict', 'This payment has already been made.')

export const beingChecked = () =>
  new AppError(
    'conflict',
    'We’re checking the transfer or cheque you reported. You can pay online if we can’t confirm it.',
  )

export const amountChanged = () =>
  new AppError('conflict', 'The amount of this payment has changed. Check it and try again.')

export const beingPaid = () =>
  new AppError('conflict', 'Your payment is being processed. This page updates automatically.')

export const alreadyDeposited = () =>
  new AppError('conflict', 'We have already deposited your cheque. We’ll confirm it once it clears.')

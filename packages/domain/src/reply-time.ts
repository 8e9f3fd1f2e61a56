/** What we promise at every form and in its confirmation. */
export const replyTime = 'We answer within one working day.'

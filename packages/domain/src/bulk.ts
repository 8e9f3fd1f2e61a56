/** Rows in one bulk request. */
export const bulkMost = 100

/** Notifications and mails of a bulk change wait until this time is over, so that Undo can prevent them. */
export const bulkUndoSeconds = 30

/** An undo that is still accepted may commit a little later. */
export const bulkNoticeSeconds = bulkUndoSeconds + 5

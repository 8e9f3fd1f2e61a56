/** Each column, and with a minus for the other direction. */
export const bothDirections = <const Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column): (Column | `-${Column}`)[] => [column, `-${column}`])

/** What the lists of staff can be sorted by; projects have more, see `project-list-values.ts`. */
export const userSorts = bothDirections(['name', 'role', 'status', 'active', 'created'])
export const invitationSorts = bothDirections(['created'])
export const organisationSorts = bothDirections(['name', 'people', 'projects', 'created'])
export const applicationSorts = bothDirections(['name', 'position', 'experience', 'status', 'created'])
export const contactSorts = bothDirections(['name', 'company', 'subject', 'status', 'created'])
export const paymentSorts = bothDirections(['description', 'project', 'amount', 'status', 'due', 'created'])
/** Of the payments of clients and managers. */
export const ownPaymentSorts = bothDirections(['date', 'amount', 'status', 'created'])
export const jobSorts = bothDirections(['title', 'posted', 'closes', 'status', 'created'])

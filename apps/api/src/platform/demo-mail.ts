/**
 * Whom mails may reach. Visitors of a demo have the rights of an admin and can name any address, so mails of a demo go to
 * the company and to reserved names (`.example`, RFC 2606) only.
 */
export const mayReach =
  ({ DEMO, COMPANY_MAIL }: { DEMO: boolean; COMPANY_MAIL: string }) =>
  (address: string): boolean =>
    !DEMO || address.toLowerCase() === COMPANY_MAIL.toLowerCase() || isReserved(address)

const isReserved = (address: string) => /^[^\s<>,;:"@]+@(?:[a-z\d-]+\.)+example$/i.test(address)

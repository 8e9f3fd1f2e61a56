/** The chat URL for a number with its country code. */
export const whatsappHref = (number: string): string => `https://wa.me/${number.replaceAll(/\D/g, '')}`

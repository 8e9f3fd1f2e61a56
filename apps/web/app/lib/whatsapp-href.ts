/** Opens a chat with a number that has its country code. */
export const whatsappHref = (number: string): string => `https://wa.me/${number.replaceAll(/\D/g, '')}`

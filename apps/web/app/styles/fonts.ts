import archivoLatin from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'

export const preloadedFont = { href: archivoLatin, type: 'font/woff2' }

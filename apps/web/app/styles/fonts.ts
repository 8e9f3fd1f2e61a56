import archivo from './fonts/archivo-core.woff2?url&no-inline'

export const preloadedFont = { href: archivo, type: 'font/woff2' }

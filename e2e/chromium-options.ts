const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without its window and menus: a page takes less than two thirds of the processor's time. */
export const chromiumOptions = { executablePath: '/usr/bin/chromium-headless-shell', args }

/**
 * Chromium as people use it, for stored pictures, because it places letters a little differently, and for tests of
 * a page before the first sign of a person: the one without windows moves a pointer over each page that it opens.
 */
export const fullChromiumOptions = { executablePath: '/usr/bin/chromium', args }

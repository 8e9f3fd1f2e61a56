const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Headless shell: a page takes less than two thirds of the CPU time. */
export const chromiumOptions = { executablePath: '/usr/bin/chromium-headless-shell', args }

/**
 * Full Chromium, for screenshots, because it renders text slightly differently, and for tests of a page before the
 * first input, because the headless shell moves the pointer over each page it opens.
 */
export const fullChromiumOptions = { executablePath: '/usr/bin/chromium', args }

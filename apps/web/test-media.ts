// jsdom has no matchMedia: tests run on a wide screen without preferences, unless one replaces it. Files share a worker, so
// that what an earlier one left is replaced.
if (typeof window !== 'undefined')
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

// jsdom has no matchMedia: tests run on a wide screen without preferences, unless one replaces it.
if (typeof window !== 'undefined')
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

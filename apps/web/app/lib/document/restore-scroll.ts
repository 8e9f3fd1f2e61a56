/** Restores the position that was saved for this history entry, before hydration and after a reload. */
export default () => {
  const entry = history
  if (!entry.state?.key) entry.replaceState({ key: Math.random().toString(32).slice(2) }, '')
  try {
    const y = JSON.parse(sessionStorage['react-router-scroll-positions'])[entry.state.key]
    if (y > 0) scrollTo(0, y)
  } catch {}
}

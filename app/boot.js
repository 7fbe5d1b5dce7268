// Runs before the first paint, which needs language, direction and theme. Starts the app after it. The build inlines
// this script and adds its hash to the content security policy (`boot.ts`).
;(() => {
  const root = document.documentElement
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  // The 404 page: the path becomes a hash URL, which the app resolves.
  if ('lost' in root.dataset) {
    root.dataset.elsewhere = ''
    const path = location.pathname.slice(root.dataset.lost.length - 1).replace(/(.)\/+$/, '$1')
    location.replace(`${root.dataset.lost}#${path}${location.search}`)
    return
  }
  const prefix = location.hash.match(/^#\/(en|ar)(?=[/?]|$)/i)?.[1].toLowerCase()
  const saved = stored('saha.language')
  const isPage = 'page' in root.dataset
  const language = prefix ?? (isPage ? root.lang : saved === 'ar' || saved === 'en' ? saved : 'en')
  // Hides markup of another URL.
  const isPrerendered = isPage
    ? location.hash.length < 2 && !/[?&](from|order|part|sort|tag)=/.test(location.search)
    : /^#?(\/((en|ar)\/?)?)?$/i.test(location.hash)
  if (!isPrerendered) root.dataset.elsewhere = ''
  const { welcome } = root.dataset
  if (welcome && stored(welcome) === 'dismissed') root.dataset.welcome = 'dismissed'
  const activate = (selector) => {
    for (const hint of document.querySelectorAll(`link[data-rel]${selector}`))
      if ((hint.dataset.for ?? language) === language) hint.rel = hint.dataset.rel
  }
  // Hints for one language load as early as hints for both.
  activate(':not([data-app])')
  root.lang = language
  root.dir = language === 'ar' ? 'rtl' : 'ltr'
  // The manifest is at the portal's root; the page names it by a relative path.
  const manifest = document.querySelector('link[rel=manifest]')
  if (manifest)
    manifest.setAttribute('href', manifest.getAttribute('href').replace(/\w+(?=\.webmanifest)/, language))
  // Restores the page height, so that the browser can restore the scroll position.
  const height = history.state?.pageHeight
  if (height > 0) Object.assign(root.style, { minHeight: `${height}px`, overflowAnchor: 'none' })
  const theme = stored('saha.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const motion = stored('saha.motion')
  if (motion === 'reduce' || motion === 'full') root.dataset.motion = motion
  const entry = document.querySelector('link[data-app="entry"]')
  if (!entry) return
  // Captures clicks and input before hydration, so that the app can replay them (`hydration/captured-events.ts`).
  if (isPrerendered) {
    const captured = (window.captured = [])
    captured.href = location.href
    captured.end = new AbortController()
    const capture = (event) => {
      // Untrusted events come from the replay.
      if (!event.isTrusted) return
      const isPress = event.type === 'click'
      const control = event.target.closest(isPress ? 'button,[type=radio]' : 'input,select')
      if (!control || captured.isHydrated?.(control)) return
      if (isPress) {
        event.preventDefault()
        event.stopPropagation()
        control.dataset.held = ''
      }
      if (isPress || captured.at(-1) !== control) captured.push(control)
    }
    for (const type of ['click', 'input', 'change'])
      document.addEventListener(type, capture, { capture: true, signal: captured.end.signal })
  }
  const nextFrame = () =>
    new Promise((resolve) => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))))
  const start = async () => {
    // The stylesheet is loaded. Deferred blocks are shown one per frame, because all at once would block scrolling.
    if (isPrerendered)
      for (const part of document.querySelectorAll(`[data-prerendered^="/${language}/"] [data-deferred]`)) {
        part.dataset.deferred = 'shown'
        await nextFrame()
      }
    await import(entry.href).catch(showWithoutApp)
  }
  // The app failed to load. A prerendered page stays usable as without scripts. Another URL becomes its prerendered
  // page, or else a message with a reload button.
  const showWithoutApp = async () => {
    root.dataset.alone = ''
    if (isPrerendered) return
    const route = location.hash.match(/^#\/+(?:(?:en|ar)(?![^/?]))?\/*([^?]*?)\/*(\?.*)?$/i)
    // A page with a query: without the app it shows the same list, unsorted.
    if (!route) return delete root.dataset.elsewhere
    const [, path, query = ''] = route
    const page = new URL(`${language}/${path}${path && '/'}`, manifest.href)
    // A host may answer an unknown path with any document.
    const text = await fetch(page).then((answer) => answer.text(), String)
    if (/<html[^>]* data-page/.test(text)) return location.replace(page + query)
    if (isPage) return location.replace(new URL(`./${location.hash}`, manifest.href))
    // The first failure may be temporary, so the page reloads once. `PerformanceNavigationTiming` is longer.
    if (performance.navigation.type !== 1) return location.reload()
    const notice = document.querySelector(`[data-unloaded=${language}]`)
    notice.hidden = false
    notice.querySelector('button').addEventListener('click', () => location.reload())
  }
  let hasStarted = false
  const load = () => {
    if (hasStarted) return
    hasStarted = true
    activate('[data-app]')
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => void start(), { once: true })
    else void start()
  }
  // Loads the app after the first paint, so that it does not compete for network and CPU. A hidden page paints late,
  // and some browsers report no paints, so `visibilitychange` and `load` start it too.
  if (!isPrerendered || document.hidden) return load()
  document.addEventListener('visibilitychange', load, { once: true })
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)))
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) load()
  }).observe({ type: 'paint', buffered: true })
})()

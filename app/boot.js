// Runs before the first paint: language, direction and theme must be right before anything is drawn. Begins the app after it.
// The build writes it into the page, and its hash into the content security policy (`boot.ts`).
;(() => {
  const root = document.documentElement
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  // Where the build wrote no page, the app looks itself: this place is named in the hash.
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
  // What is written here is hidden where the address asks for something else.
  const isWritten = isPage
    ? location.hash.length < 2 && !/[?&](from|order|part|sort|tag)=/.test(location.search)
    : /^#?(\/((en|ar)\/?)?)?$/i.test(location.hash)
  if (!isWritten) root.dataset.elsewhere = ''
  const { welcome } = root.dataset
  if (welcome && stored(welcome) === 'dismissed') root.dataset.welcome = 'dismissed'
  const ask = (which) => {
    for (const hint of document.querySelectorAll(`link[data-rel]${which}`))
      if ((hint.dataset.for ?? language) === language) hint.rel = hint.dataset.rel
  }
  // What only one language needs is asked for as early as what both do.
  ask(':not([data-app])')
  root.lang = language
  root.dir = language === 'ar' ? 'rtl' : 'ltr'
  // It lies at the portal's root, which a page names from where it is.
  const manifest = document.querySelector('link[rel=manifest]')
  if (manifest)
    manifest.setAttribute('href', manifest.getAttribute('href').replace(/\w+(?=\.webmanifest)/, language))
  // As high as it was, so that the browser finds the place where the reader was.
  const stood = history.state?.stood
  if (stood > 0) Object.assign(root.style, { minHeight: `${stood}px`, overflowAnchor: 'none' })
  const theme = stored('saha.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const motion = stored('saha.motion')
  if (motion === 'reduce' || motion === 'full') root.dataset.motion = motion
  const entry = document.querySelector('link[data-app="entry"]')
  if (!entry) return
  // What is pressed, chosen or typed before the app is there is told to it once it is (`pages/early.ts`).
  if (isWritten) {
    const early = (window.early = [])
    early.shown = location.href
    early.end = new AbortController()
    const keep = (event) => {
      // What the app is told is told by a script.
      if (!event.isTrusted) return
      const isPress = event.type === 'click'
      const control = event.target.closest(isPress ? 'button,[type=radio]' : 'input,select')
      if (!control || early.isAlive?.(control)) return
      if (isPress) {
        event.preventDefault()
        event.stopPropagation()
        control.dataset.held = ''
      }
      if (isPress || early.at(-1) !== control) early.push(control)
    }
    for (const type of ['click', 'input', 'change'])
      document.addEventListener(type, keep, { capture: true, signal: early.end.signal })
  }
  const drawn = () =>
    new Promise((resolve) => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))))
  const start = async () => {
    // The sheet is here. What waited for it is drawn part after part: all at once keeps whoever scrolls waiting.
    if (isWritten)
      for (const part of document.querySelectorAll(`[data-written^="/${language}/"] [data-later]`)) {
        part.dataset.later = 'shown'
        await drawn()
      }
    await import(entry.href).catch(showWithoutApp)
  }
  // The app did not load. A prerendered page stays as without scripts: its links lead on, and nothing else is offered. An
  // address whose content only the app draws becomes the prerendered page of that address, else a sentence with a button.
  const showWithoutApp = async () => {
    root.dataset.alone = ''
    if (isWritten) return
    const route = location.hash.match(/^#\/+(?:(?:en|ar)(?![^/?]))?\/*([^?]*?)\/*(\?.*)?$/i)
    // A page with a query: without the app it shows the same place, unsorted.
    if (!route) return delete root.dataset.elsewhere
    const [, path, query = ''] = route
    const page = new URL(`${language}/${path}${path && '/'}`, manifest.href)
    // A host may answer an unknown path with any document.
    const text = await fetch(page).then((answer) => answer.text(), String)
    if (/<html[^>]* data-page/.test(text)) return location.replace(page + query)
    if (isPage) return location.replace(new URL(`./${location.hash}`, manifest.href))
    // The first failure may be the network's, so the document loads once more. `PerformanceNavigationTiming` is longer.
    if (performance.navigation.type !== 1) return location.reload()
    const notice = document.querySelector(`[data-unloaded=${language}]`)
    notice.hidden = false
    notice.querySelector('button').addEventListener('click', () => location.reload())
  }
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    ask('[data-app]')
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => void start(), { once: true })
    else void start()
  }
  // What is written is painted before the app is asked for, which would share the line and the processor with it; what
  // nobody looks at is painted when they do. A browser that guards its visitors may not tell of paints.
  if (!isWritten || document.hidden) return begin()
  document.addEventListener('visibilitychange', begin, { once: true })
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)))
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) begin()
  }).observe({ type: 'paint', buffered: true })
})()

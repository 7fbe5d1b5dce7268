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
  // The user may navigate before the app starts.
  const openedAt = location.href
  // The route in the hash: language, path and query.
  const route = location.hash.match(/^#\/+(?:(en|ar)(?![^/?]))?\/*([^?]*?)\/*(\?.*)?$/i)
  const [, prefix, path = '', query = route ? '' : location.search] = route ?? []
  const saved = stored('saha.language')
  // Only the root document names the routes that have prerendered pages.
  const { page, routes } = root.dataset
  const isRoot = routes !== undefined
  const language = prefix?.toLowerCase() ?? (!isRoot ? root.lang : /^(en|ar)$/.test(saved) ? saved : 'en')
  // The page that the URL names.
  const named = route || (isRoot && location.hash.length < 2) ? `/${language}/${path}` : page
  const hasPage = (route || location.hash.length < 2) && !/[?&](order|part|sort|tag)=/.test(query)
  let isPrerendered = hasPage && named === page
  // Hides markup of another URL.
  if (!isPrerendered) root.dataset.elsewhere = ''
  const { welcome } = root.dataset
  if (welcome && stored(welcome) === 'dismissed') root.dataset.welcome = 'dismissed'
  const activate = (selector) => {
    for (const hint of document.querySelectorAll(`link[data-rel]${selector}`))
      if ((hint.dataset.for ?? language) === language) hint.rel = hint.dataset.rel
  }
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
  // Captures clicks, input and keys before hydration, so that the app can replay them (`hydration/captured-events.ts`).
  const startCapture = () => {
    const captured = (window.captured = [])
    captured.href = openedAt
    captured.end = new AbortController()
    const capture = (event) => {
      const { type, key, target } = event
      const isPress = type === 'click'
      const control = target.closest(isPress || key ? 'button,[type=radio]' : 'input,select')
      // Untrusted events come from the replay.
      if (!event.isTrusted) return
      // The shortcut `/` (`use-search-shortcut.ts`). The keys after it are typed into the field.
      // oxlint-disable-next-line user-text/composed-keys -- outside of fields nothing is composed
      if (key === '/' && !target.closest('input,select,textarea') && stored('saha.shortcuts') !== 'off') {
        event.preventDefault()
        document.querySelector('header input').focus()
      } else if (control && !captured.isHydrated?.(control)) {
        if (isPress) {
          event.preventDefault()
          control.dataset.held = ''
        }
        if (isPress || key) event.stopPropagation()
        if (isPress || key || captured.at(-1)?.target !== target) captured.push(event)
      }
    }
    for (const type of ['click', 'input', 'keydown'])
      document.addEventListener(type, capture, { capture: true, signal: captured.end.signal })
  }
  const address = () => new URL(`${language}/${path}${path && '/'}`, manifest.href)
  const nextFrame = () =>
    new Promise((resolve) => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))))
  const start = async () => {
    // The stylesheet is loaded. Deferred blocks are shown one per frame, because all at once would block scrolling.
    if (isPrerendered)
      for (const part of document.querySelectorAll('[data-deferred]')) {
        part.dataset.deferred = 'shown'
        await nextFrame()
      }
    await import(entry.href).catch(showWithoutApp)
  }
  // The app failed to load. A prerendered page stays usable as without scripts. Another URL becomes its prerendered
  // page, or else a message with a reload button.
  const showWithoutApp = async () => {
    root.dataset.alone = ''
    if (isPrerendered) return window.addEventListener('hashchange', () => location.reload())
    // A page with a query: without the app it shows the same list, unsorted.
    if (!route) return delete root.dataset.elsewhere
    // A host may answer an unknown path with any document.
    const text = await fetch(address()).then((answer) => answer.text(), String)
    if (text.includes(` data-page="${named}"`)) return location.replace(address() + query)
    if (!isRoot) return location.replace(new URL(`./${location.hash}`, manifest.href))
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
  const loadAfterPaint = () => {
    startCapture()
    if (document.hidden) return load()
    document.addEventListener('visibilitychange', load, { once: true })
    const afterLoad = () => requestAnimationFrame(() => setTimeout(load))
    if (document.readyState === 'complete') afterLoad()
    else window.addEventListener('load', afterLoad)
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) load()
    }).observe({ type: 'paint', buffered: true })
  }
  // Shows another page in place of the root's own: its markup, first styles and hints.
  const show = (html) => {
    const policy = window.trustedTypes?.createPolicy('page', { createHTML: (trusted) => trusted })
    // Addresses relative to the portal's root.
    const markup = html.replaceAll(/ (href|src)="(\.\.\/)+/g, ' $1="')
    const other = new DOMParser().parseFromString(policy?.createHTML(markup) ?? markup, 'text/html')
    const own = document.querySelector('[data-prerendered]')
    // Hosts answer unknown paths with other documents, or with a page of another build.
    const { href } = other.querySelector(`[data-page="${named}"] link[data-app=entry]`) ?? {}
    if (!own || href !== entry.href) return
    for (const tag of document.querySelectorAll('[data-of-page],link[data-app]')) tag.remove()
    document.title = other.title
    document.head.append(...other.querySelectorAll('[data-of-page],link[data-app],style[data-critical]'))
    own.replaceWith(other.querySelector('[data-prerendered]'))
    root.dataset.page = named
    delete root.dataset.elsewhere
    isPrerendered = true
  }
  const proceed = (html) => {
    activate(':not([data-app])')
    if (html) show(html)
    if (isPrerendered) loadAfterPaint()
    else load()
  }
  if (isPrerendered || !hasPage || !isRoot || !new RegExp(routes).test(path)) return proceed()
  const request = new XMLHttpRequest()
  request.open('GET', address())
  request.timeout = 4000
  // The first image is requested before the rest of the page arrives; fonts and styles after it, because they are larger.
  let image
  request.addEventListener('progress', () => {
    const [, source] = request.responseText.match(/as="image"[^>]* href="(?:\.\.\/)*([^"]+)/) ?? []
    if (source) image ??= Object.assign(new Image(), { src: source })
  })
  request.addEventListener('loadend', () => proceed(request.responseText))
  request.send()
})()

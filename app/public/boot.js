// Runs before the first paint: language, direction and theme must be right before anything is drawn.
// A file of its own, because the content security policy allows no inline script.
;(() => {
  const root = document.documentElement
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const prefix = location.hash.match(/^#\/(en|ar)(?=[/?]|$)/i)?.[1].toLowerCase()
  const saved = stored('saha.language')
  const language = prefix ?? (saved === 'ar' || saved === 'en' ? saved : 'en')
  root.lang = language
  root.dir = language === 'ar' ? 'rtl' : 'ltr'
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `./manifest.${language}.webmanifest`)
  const theme = stored('saha.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const motion = stored('saha.motion')
  if (motion === 'reduce' || motion === 'full') root.dataset.motion = motion
})()

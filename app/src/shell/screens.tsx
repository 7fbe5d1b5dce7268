import { BareSahaProvider } from '@saha/ui'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, parsePath, Route, Routes, useLocation } from 'react-router-dom'
import { storageKeys, localStore } from '../adapters/storage/web-storage.ts'
import {
  defaultLocale,
  isLocale,
  LanguageProvider,
  loadMessages,
  useLocale,
  getLoadedMessages,
  type Locale,
  type LoadedMessages,
} from '../i18n/index.ts'
import { PlayerLoader } from '../features/games/player-loader.ts'
import { Layout } from '../layout/layout.tsx'
import { Notices } from '../features/notices/notices.tsx'
import { useRouteFocus } from '../layout/use-route-focus.ts'
import { useTheme } from '../layout/theme.tsx'
import { manifestFile } from '../features/offline/manifest-file.ts'
import { useMotionAttribute } from '../features/settings/motion.ts'
import { withLanguage, readAddress } from '../routing/address.ts'
import { notFoundRoute, preloadPlayer, routes } from './routes.tsx'

const patterns = routes.map(({ path }) => path)

/** Returns the user's language: the stored one, else that of the page, which is stored only once it has rendered. */
function readPreferredLocale(): Locale {
  const candidates = [localStore.get(storageKeys.language), globalThis.document?.documentElement.lang]
  return candidates.find(isLocale) ?? defaultLocale
}

/** Reads the language from the URL, or redirects to a URL with one. */
export function Screens() {
  const location = useLocation()
  const address = readAddress(location, readPreferredLocale(), patterns)
  if (address.kind === 'redirect') return <Navigate to={address.to} replace />
  return <LocalizedScreens locale={address.locale} />
}

interface ShownLanguage extends LoadedMessages {
  locale: Locale
}

/**
 * Returns the requested language once its messages are loaded, and the previous one until then. The page never
 * unmounts, which would lose the scroll position.
 */
function useShownLanguage(locale: Locale): ShownLanguage | null {
  const [shown, setShown] = useState<ShownLanguage | null>(() => {
    const loaded = getLoadedMessages(locale)
    return loaded ? { locale, ...loaded } : null
  })
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    let isCurrent = true
    loadMessages(locale).then(
      // An unchanged language keeps its state: a new object would discard the page that is hydrating.
      (loaded) => isCurrent && setShown((now) => (now?.locale === locale ? now : { locale, ...loaded })),
      (error: unknown) => isCurrent && setFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [locale])
  if (failure !== null) throw failure
  return shown
}

function LocalizedScreens({ locale: requested }: { locale: Locale }) {
  const shown = useShownLanguage(requested)
  const theme = useTheme()
  useMotionAttribute()
  useEffect(() => {
    localStore.set(storageKeys.language, requested)
    // An app installed from now on uses this language.
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestFile(requested))
  }, [requested])
  if (!shown) return null
  const { locale, messages, kit } = shown
  return (
    <BareSahaProvider locale={locale} theme={theme} messages={kit}>
      <LanguageProvider locale={locale} messages={messages}>
        <ScreenRoutes />
      </LanguageProvider>
    </BareSahaProvider>
  )
}

/** Renders the matching screen in the displayed language, whatever the URL names. */
export function ScreenRoutes() {
  const location = useLocation()
  const locale = useLocale()
  useRouteFocus()
  return (
    <PlayerLoader value={preloadPlayer}>
      <Notices>
        <Routes location={{ ...location, ...parsePath(withLanguage(location, locale)) }}>
          <Route element={<Layout />}>
            {[...routes.filter(({ layout }) => layout), notFoundRoute].map(({ path, Screen }) => (
              <Route key={path} path={`/${locale}/${path}`} element={<Screen />} />
            ))}
          </Route>
          {routes
            .filter(({ layout }) => !layout)
            .map(({ path, Screen }) => (
              <Route
                key={path}
                path={`/${locale}/${path}`}
                element={
                  <Suspense fallback={null}>
                    <Screen />
                  </Suspense>
                }
              />
            ))}
        </Routes>
      </Notices>
    </PlayerLoader>
  )
}

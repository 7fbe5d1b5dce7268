import { DocsContext, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { SahaProvider } from '@saha/ui/provider'
import { Suspense, useEffect, useMemo, useState, type PropsWithChildren } from 'react'
import { ThemeProvider, convert } from 'storybook/theming'
import { storybookTheme } from '../brand/storybook-theme.ts'
import { useToolbar } from './globals.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')

/** Returns whether the page is dark, by the toolbar or, for `system`, by the device. */
function useIsDark(): boolean {
  const { theme } = useToolbar()
  const [device, setDevice] = useState(dark.matches)
  useEffect(() => {
    const onChange = () => setDevice(dark.matches)
    dark.addEventListener('change', onChange)
    return () => dark.removeEventListener('change', onChange)
  }, [])
  return theme === 'system' ? device : theme === 'dark'
}

/**
 * Container of every docs page. Its prose is English, so its direction is left to right in every language; samples set
 * their own.
 */
export default function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, motion, textSpacing } = useToolbar()
  const isDark = useIsDark()
  // Paints each color to read it.
  const controlsTheme = useMemo(() => convert(storybookTheme(isDark ? 'dark' : 'light')), [isDark])
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { motion, textSpacing })
  }, [motion, textSpacing])
  return (
    <DocsContext value={context}>
      <SahaProvider locale="en" theme={theme}>
        <ThemeProvider theme={controlsTheme}>
          <Suspense fallback={null}>
            <main className="min-h-dvh bg-ground pb-24 text-ink">{children}</main>
          </Suspense>
        </ThemeProvider>
      </SahaProvider>
    </DocsContext>
  )
}

import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'react-router-dom'
import { expect, it, onTestFinished } from 'vitest'
import { AppRouter } from './app-router.tsx'

it('shows a navigation that happened while it was rendering', async () => {
  const before = location.href
  history.replaceState(null, '', '#/en/')
  let drawn = 0
  function Screen() {
    const { pathname } = useLocation()
    // Between two render chunks, before the router subscribes.
    if (drawn++ === 0) location.hash = '#/en/games'
    return pathname
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
    history.replaceState(null, '', before)
  })
  startTransition(() =>
    root.render(
      <AppRouter>
        <Screen />
      </AppRouter>,
    ),
  )
  await expect.poll(() => place.textContent).toBe('/en/games')
})

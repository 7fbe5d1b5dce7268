import { loadChunk } from '../chunks/load-chunk.ts'

/** Loads the previews of game cards when a card is first hovered or focused. On touch screens there are none. */
export function loadPreviewsOnDemand(): void {
  if (!matchMedia('(hover: hover)').matches) return
  const loading = new AbortController()
  let last: Event | undefined
  const load = (event: Event) => {
    // React does not expect new elements before the page is hydrated.
    if (globalThis.captured || !(event.target as Element).closest('[data-preview]')) return
    if (!last)
      loadChunk(() => import('@saha/ui/game-previews'))
        .finally(() => loading.abort())
        .then(
          ({ startGamePreviews }) => startGamePreviews(last),
          () => undefined,
        )
    // The pointer may be over another card by the time the module is there.
    last = event
  }
  // The pointer may have entered a card earlier, and moves on it.
  for (const type of ['pointerover', 'pointermove', 'focusin'])
    document.body.addEventListener(type, load, { signal: loading.signal })
}

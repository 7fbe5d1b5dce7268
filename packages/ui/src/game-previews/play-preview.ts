/** WCAG 2.2.2: motion that starts automatically stops within five seconds. */
const longestMs = 5000
const fadeMs = 150

/** Lies on the poster and lets every event pass to the card. */
const videoStyle = {
  position: 'absolute',
  inset: '0',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  pointerEvents: 'none',
  opacity: '0',
  transition: `opacity ${fadeMs}ms`,
} as const

function createVideo(): HTMLVideoElement {
  const video = document.createElement('video')
  Object.assign(video, {
    muted: true,
    playsInline: true,
    disablePictureInPicture: true,
    disableRemotePlayback: true,
    ariaHidden: 'true',
  })
  video.dataset.slot = 'game-card-preview'
  Object.assign(video.style, videoStyle)
  return video
}

/** Loads the whole clip: it plays without a stall, and no server has to answer range requests. */
async function loadClip(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return URL.createObjectURL(await response.blob())
}

/**
 * Plays a clip above a poster, once its first frame is there, as often as five seconds allow. If it does not load or
 * play, the poster stays.
 *
 * @returns a function that removes it
 */
export function playPreview(url: string, poster: Element): () => void {
  const controller = new AbortController()
  const video = createVideo()
  let timer: ReturnType<typeof setTimeout> | undefined
  let endsAt = Number.POSITIVE_INFINITY

  const remove = () => {
    controller.abort()
    clearTimeout(timer)
    video.remove()
    URL.revokeObjectURL(video.src)
  }
  const fadeOut = () => {
    video.style.opacity = '0'
    clearTimeout(timer)
    timer = setTimeout(remove, fadeMs)
  }
  const play = async () => {
    video.src = await loadClip(url, controller.signal)
    // A clip that arrives after the pointer has left is not shown.
    if (controller.signal.aborted) return remove()
    poster.append(video)
    await video.play()
    endsAt = performance.now() + longestMs
    timer = setTimeout(fadeOut, longestMs - fadeMs)
    video.style.opacity = '1'
  }
  video.addEventListener('ended', () => {
    if (performance.now() + video.duration * 1000 + fadeMs > endsAt) fadeOut()
    else video.play().catch(remove)
  })
  play().catch(remove)
  return remove
}

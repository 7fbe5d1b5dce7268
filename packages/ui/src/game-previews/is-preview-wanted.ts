/** Network information, which only Chromium has. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const matches = (query: string) => window.matchMedia(query).matches

/** The host's motion setting on the root overrides the device's. */
function isMotionReduced(): boolean {
  const { motion } = document.documentElement.dataset
  return motion === 'reduce' || (motion !== 'full' && matches('(prefers-reduced-motion: reduce)'))
}

function isDataScarce(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return (
    connection?.saveData === true ||
    /2g/.test(connection?.effectiveType ?? '') ||
    matches('(prefers-reduced-data: reduce)')
  )
}

/** Returns whether the user wants motion and has data to spare for it. */
export const isPreviewWanted = (): boolean => navigator.onLine && !isMotionReduced() && !isDataScarce()

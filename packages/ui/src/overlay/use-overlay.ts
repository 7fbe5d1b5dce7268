import { useKit } from '../provider/index.ts'

/** Returns the portal container and the direction for overlays of this provider. */
export function useOverlay() {
  const { dir, container } = useKit()
  // Radix uses `document.body` for null. The element of an island exists before its overlays paint.
  return { dir, portal: { container: container ?? null } }
}

import { useKit } from '../provider/index.ts'

/** Where an overlay of this provider is rendered, and the direction that it carries with it. */
export function useOverlay() {
  const { dir, container } = useKit()
  // Radix takes null for the page's body. An island's element is there before its overlays paint.
  return { dir, portal: { container: container ?? null } }
}

/** A box, identified by a path that is the same in both directions. */
interface Box {
  path: string
  left: number
  right: number
  /** Whether it sets its own direction, so that neither it nor its content is mirrored. */
  island: boolean
}

interface Asked {
  dir: 'ltr' | 'rtl'
  /** Records the boxes in the page, or compares them with the recorded ones. @default neither */
  mirror?: 'keep' | 'compare'
}

/**
 * Returns faults of the story's layout: it must have the requested direction and a visible part, and each
 * right-to-left box must be the mirror image within a pixel. Runs in the page.
 */
export function findLayoutFaults({ dir, mirror }: Asked): string[] {
  /**
   * Returns the block boxes of the story and its overlays. Excludes islands (`data-no-mirror`), SVG content, and
   * inline content, whose order follows the bidi algorithm.
   */
  const boxes = (): Box[] => {
    const found: Box[] = []
    const { direction } = getComputedStyle(document.documentElement)
    const visit = (element: Element, path: string, display: string) => {
      let index = 0
      for (const child of element.children) {
        const here = `${path}>${child.tagName.toLowerCase()}:${index++}`
        const style = getComputedStyle(child)
        if (style.display === 'none' || child.hasAttribute('data-no-mirror')) continue
        const { left, right, width } = child.getBoundingClientRect()
        if (child.hasAttribute('dir') && style.direction !== direction) {
          found.push({ path: here, left, right, island: true })
          continue
        }
        const inLine = ['inline', 'inline-block', 'inline-flex', 'inline-grid'].includes(style.display)
        const flowsInText = inLine && !/flex|grid/.test(display)
        if (!flowsInText) {
          if (width > 0) found.push({ path: here, left, right, island: false })
        }
        if (child.tagName.toLowerCase() !== 'svg' && !flowsInText) visit(child, here, style.display)
      }
    }
    const storybooksOwn = '#storybook-docs, #storybook-highlights-root, .sb-wrapper, script, style, link'
    for (const [index, child] of [...document.body.children].entries()) {
      // Other ids change with every render, such as those of overlays.
      const path = child.id.startsWith('storybook') ? child.id : `body>${index}`
      if (!child.matches(storybooksOwn)) visit(child, path, getComputedStyle(child).display)
    }
    return found
  }

  const unmirrored = (ltr: readonly Box[], rtl: readonly Box[]): string[] => {
    const width = document.documentElement.clientWidth
    const byPath = new Map(rtl.map((box) => [box.path, box]))
    const islands = [...ltr, ...rtl].filter(({ island }) => island).map(({ path }) => path)
    const onIsland = (path: string) =>
      islands.some((island) => path === island || path.startsWith(`${island}>`))
    return ltr
      .filter(({ path }) => !onIsland(path))
      .flatMap(({ path, left, right }) => {
        const mirrored = byPath.get(path)
        if (!mirrored) return [`${path} is missing right to left`]
        const off = Math.max(
          Math.abs(mirrored.left - (width - right)),
          Math.abs(mirrored.right - (width - left)),
        )
        return off > 1 ? [`${path} is ${off.toFixed(1)} px away from its mirror image`] : []
      })
  }

  const shows = [...document.querySelectorAll('[data-slot], #storybook-root *')].some((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  })
  const faults = [
    ...(document.documentElement.dir === dir ? [] : [`its direction is not ${dir}`]),
    ...(shows ? [] : ['shows nothing']),
  ]
  const page = globalThis as { boxesLeftToRight?: readonly Box[] }
  if (mirror === 'keep') page.boxesLeftToRight = boxes()
  if (mirror === 'compare') faults.push(...unmirrored(page.boxesLeftToRight ?? [], boxes()))
  return faults
}

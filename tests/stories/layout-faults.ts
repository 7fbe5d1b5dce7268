/** A box of the page by a path that is the same in both directions. */
interface Box {
  path: string
  left: number
  right: number
  /** It chose a direction of its own: neither it nor what it holds is mirrored. */
  island: boolean
}

interface Asked {
  dir: 'ltr' | 'rtl'
  /** Keeps where everything stands, in the page, or compares it with what was kept. @default neither */
  mirror?: 'keep' | 'compare'
}

/**
 * Runs in the page: what is wrong with what it shows. It has the direction that was asked for, a part of the kit, or
 * anything of a story that has none, takes room, and right to left every box lands where the mirror puts it, within a
 * pixel.
 */
export function findLayoutFaults({ dir, mirror }: Asked): string[] {
  /**
   * Every block box of the story and of what it opened elsewhere in the document, as it is now. Left out are declared
   * islands (`data-no-mirror`), what is drawn inside an SVG, and what flows inside a line of text, whose order the bidi
   * algorithm decides and not the layout.
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
      // Other ids are numbered afresh with every render: an overlay's, for one.
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

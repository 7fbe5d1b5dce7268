import type { Page } from '@playwright/test'

/**
 * Finds what forced colors hide: backgrounds, shadows and tints disappear; borders, outlines and text remain. Each
 * check returns a line for each fault.
 */

/** Finds buttons and fields without a visible boundary. */
export const findUnboundedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fields = 'input:not([hidden]), select, textarea'
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.backgroundColor = 'Canvas'
    const canvas = getComputedStyle(probe).backgroundColor
    probe.remove()
    const isClear = (color: string) => color === canvas || /^(?:transparent|rgba\(.*, 0\))$/.test(color)
    const isBounded = (element: Element) => {
      const style = getComputedStyle(element)
      const hasBorder = ['top', 'right', 'bottom', 'left'].some(
        (side) =>
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
          !isClear(style.getPropertyValue(`border-${side}-color`)),
      )
      return hasBorder || !isClear(style.backgroundColor) || style.textDecorationLine.includes('underline')
    }
    /** Icons are visible by their lines; rows of a list and parts of a group by their container. */
    const isDrawn = (element: HTMLElement) =>
      element.innerText.trim() === '' && element.querySelector('svg, img')
    const isPart = (element: Element) =>
      element.closest('[role=group], [role=radiogroup], [role=tablist], summary')
    /** A field may be bounded by a container that holds no other field. */
    const isInBox = (element: Element) => {
      let around = element.matches(fields) ? element.parentElement : null
      for (; around?.querySelectorAll(fields).length === 1; around = around.parentElement)
        if (isBounded(around)) return true
      return false
    }
    return [...document.querySelectorAll<HTMLElement>(`button, ${fields}`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.offsetWidth > 1 && element.offsetHeight > 1)
      .filter((element) => !isBounded(element) && !isInBox(element) && !isDrawn(element) && !isPart(element))
      .map((element) => `nothing bounds ${element.outerHTML.slice(0, 160)}`)
  })

/** Finds selected, pressed or current elements that look like the others of their group. */
export const findLostSelections = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chosen =
      ':checked, [aria-pressed=true], [aria-checked=true], [aria-selected=true], [aria-current]:not([aria-current=false])'
    const choice = 'input[type=radio], [aria-pressed], [role=radio], [role=tab], [role=option], nav a[href]'
    const group = 'fieldset, [role=group], [role=radiogroup], [role=tablist], [role=listbox], nav'
    const styles = [
      'color',
      'background-color',
      'font-weight',
      'text-decoration-line',
      'fill',
      'stroke',
    ] as const
    const edges = ['top', 'right', 'bottom', 'left'].flatMap((side) => [
      `border-${side}-width`,
      `border-${side}-color`,
      `border-${side}-style`,
    ])
    const lookOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return ''
      return [...styles, ...edges, 'outline-style', 'outline-width']
        .map((name) => style.getPropertyValue(name))
        .join()
    }
    /** A visually hidden field is visible by its label or its sibling. */
    const shownOf = (element: Element) =>
      element instanceof HTMLInputElement && element.offsetWidth <= 1
        ? (element.closest('label') ?? element.labels?.[0] ?? element)
        : element
    const signature = (element: Element) => {
      const shown = shownOf(element)
      const parts = [
        shown,
        ...[...shown.querySelectorAll('*')].filter((part) => part.closest('svg') === null),
      ]
      return [
        ...new Set(
          parts.flatMap((part) => [lookOf(part), lookOf(part, '::before'), lookOf(part, '::after')]),
        ),
        `${shown.querySelectorAll('svg').length} drawings`,
      ].join('\n')
    }
    const lost: string[] = []
    for (const element of document.querySelectorAll(chosen)) {
      const around = element.closest(group)
      if (!around || !element.matches(choice) || !element.checkVisibility()) continue
      const others = [...around.querySelectorAll(choice)].filter(
        (other) => !other.matches(chosen) && other.tagName === element.tagName && other.checkVisibility(),
      )
      const look = signature(element)
      if (others.some((other) => signature(other) === look))
        lost.push(`chosen, and looks like the others: ${element.outerHTML.slice(0, 160)}`)
    }
    return lost
  })

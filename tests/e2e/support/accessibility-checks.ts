import type { Page } from '@playwright/test'

/** Accessibility checks beyond axe. Each returns a line for each fault. */

/**
 * Finds text that is cut by the text spacing of WCAG 1.4.12. Text cut before by an ellipsis is exempt, and Arabic
 * gets no letter spacing.
 */
export const findTextCutBySpacing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = () =>
      new Set(
        [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
          const { overflowX, overflowY, display, position } = getComputedStyle(element)
          if (display === 'inline' || !element.textContent?.trim()) return false
          // Visually hidden text is clipped on purpose.
          if (position === 'absolute' && element.clientWidth <= 1) return false
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
          return (
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
            (hides(overflowX) && element.scrollWidth > element.clientWidth + 1)
          )
        }),
      )
    const before = cut()
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      `* { line-height: 1.5 !important; word-spacing: 0.16em !important }
       :lang(en) { letter-spacing: 0.12em !important }
       p { margin-block-end: 2em !important }`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spaced]
    const after = cut()
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spaced)
    return [
      ...[...after].filter((element) => !before.has(element)).map(({ outerHTML }) => outerHTML.slice(0, 160)),
      ...(wide > 0 ? [`the page scrolls sideways by ${wide} px`] : []),
    ]
  })

/**
 * Finds targets under 24 px with another target closer than 24 px (WCAG 2.5.8). A link in a line of text may be as
 * high as its line.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressable =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio]'
    const targets = [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => {
        // A link may cover its card by a pseudo-element, and a label activates its field.
        const cover = getComputedStyle(element, '::after')
        const covers = cover.content !== 'none' && cover.position === 'absolute'
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
        const around = covers ? (element.offsetParent ?? element) : (label ?? element)
        return { element, box: around.getBoundingClientRect() }
      })
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const inText = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const
    const small = targets.filter(
      ({ element, box }) => (box.width < 24 || box.height < 24) && !inText(element),
    )
    return small.flatMap(({ element, box }) => {
      const [x, y] = middle(box)
      const near = targets.some((other) => {
        if (other.element === element || element.contains(other.element) || other.element.contains(element))
          return false
        const { left, right, top, bottom } = other.box
        const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
        return away < 12
      })
      return near
        ? [`${element.outerHTML.slice(0, 160)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`]
        : []
    })
  })

/**
 * Finds words in the script of a language other than the declared one, which a screen reader would mispronounce
 * (WCAG 3.1.2).
 */
export const findForeignWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const letters = { ar: /\p{Script=Arabic}/gu, en: /\p{Script=Latin}/gu }
    const count = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0
    const wrong: string[] = []
    const judge = (text: string, element: Element, where: string) => {
      const lang = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2)
      // Names and URLs have no language; code and user input are marked by their element.
      if (
        element.closest('bdi, code, pre, kbd, script, style, [translate=no]') ||
        /^\S+[@.]\S+$/.test(text.trim())
      )
        return
      const arabic = count(text, letters.ar)
      const latin = count(text, letters.en)
      if (arabic + latin < 3) return
      if ((lang === 'ar' && latin > arabic * 2 + 12) || (lang !== 'ar' && arabic > latin))
        wrong.push(`${where} “${text.trim().slice(0, 60)}” is said to be ${lang}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility()) judge(node.textContent ?? '', node.parentElement, 'text')
    }
    for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
      for (const element of document.body.querySelectorAll(`[${name}]`))
        judge(element.getAttribute(name) ?? '', element, name)
    }
    return wrong
  })

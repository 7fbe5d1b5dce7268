import { replaceMethod } from '../replace-method.ts'

type Accessor = PropertyDescriptor & { set: (this: unknown, value: unknown) => void }

/** Calls `before` when a property of an interface is assigned, and assigns what it returns. */
function onAssign(
  prototype: object,
  name: string,
  before: (element: Element, value: unknown) => unknown,
): void {
  const native = Object.getOwnPropertyDescriptor(prototype, name) as Accessor | undefined
  if (!native?.set) return
  Object.defineProperty(prototype, name, {
    ...native,
    set(this: Element, value: unknown) {
      native.set.call(this, before(this, value))
    },
  })
}

const isMedia = (element: Element): boolean => /^(?:img|audio|video|image)$/i.test(element.localName)
const isLoader = (element: Element): boolean =>
  isMedia(element) || /^(?:script|link)$/i.test(element.localName)

/**
 * Makes an element's request one that the page may read. Without it, an opaque origin cannot use its own pictures in WebGL, nor
 * read a canvas that they are drawn on.
 */
function makeReadable(element: Element): void {
  const given = element.getAttribute('crossorigin')
  // The server allows every origin, and therefore no credentials.
  if (given === 'use-credentials' || (given === null && isMedia(element)))
    element.setAttribute('crossorigin', 'anonymous')
}

function watchParser(): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (isLoader(node)) makeReadable(node)
        for (const element of node.querySelectorAll('img, audio, video, script, link')) makeReadable(element)
      }
  }).observe(document, { childList: true, subtree: true })
}

/** Leaves credentials out of requests, which the server would have to allow by name. */
function omitCredentials(): void {
  const nativeFetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    if (init?.credentials === 'include') return nativeFetch(input, { ...init, credentials: 'omit' })
    if (input instanceof Request && input.credentials === 'include')
      return nativeFetch(new Request(input, { credentials: 'omit' }), init)
    return nativeFetch(input, init)
  }
  Object.defineProperty(XMLHttpRequest.prototype, 'withCredentials', {
    get: () => false,
    // oxlint-disable-next-line no-empty-function -- assignments have no effect
    set() {},
    configurable: true,
    enumerable: true,
  })
}

/** Makes files of the game readable to its opaque origin. */
export function installCrossOrigin(): void {
  const beforeLoad = (element: Element, value: unknown) => {
    makeReadable(element)
    return value
  }
  for (const { prototype } of [HTMLImageElement, HTMLMediaElement]) onAssign(prototype, 'src', beforeLoad)
  onAssign(HTMLImageElement.prototype, 'srcset', beforeLoad)
  for (const { prototype } of [HTMLImageElement, HTMLMediaElement, HTMLScriptElement, HTMLLinkElement])
    onAssign(prototype, 'crossOrigin', (_, value) => (value === 'use-credentials' ? 'anonymous' : value))
  replaceMethod(Element.prototype, 'setAttribute', (native) => (self, [name, value]) => {
    const key = String(name).toLowerCase()
    if (key === 'crossorigin' && value === 'use-credentials') return native(self, [name, 'anonymous'])
    if (key === 'src' && self instanceof Element && isMedia(self)) makeReadable(self)
    return native(self, [name, value])
  })
  watchParser()
  omitCredentials()
}

import { afterEach, beforeEach, expect, it } from 'vitest'
import { detachNestedPreview } from './detach-nested-preview.ts'

let frame: HTMLIFrameElement
let nested: HTMLIFrameElement

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'))
  const inner = frame.contentDocument as Document
  inner.body.innerHTML = '<iframe></iframe>'
  nested = inner.querySelector('iframe') as HTMLIFrameElement
})
afterEach(() => frame.remove())

const detach = () => {
  const target = nested.contentWindow as Window
  detachNestedPreview(target)
  return target
}

it('detaches a preview inside another preview', () => {
  Object.assign(frame.contentWindow as Window, { __STORYBOOK_PREVIEW__: {} })
  const target = detach()
  expect(target.parent).toBe(target)
})

it('leaves a preview inside the manager attached', () => {
  expect(detach().parent).toBe(frame.contentWindow)
})

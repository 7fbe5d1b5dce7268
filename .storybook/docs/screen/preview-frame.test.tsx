import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emulateFocus, isolateStorage } from './preview-frame.ts'

let frame: HTMLIFrameElement
let target: Window & typeof globalThis
let button: HTMLButtonElement

beforeEach(() => {
  button = document.body.appendChild(document.createElement('button'))
  frame = document.body.appendChild(document.createElement('iframe'))
  target = frame.contentWindow as typeof target
  target.document.body.innerHTML = '<input id="a"><input id="b" disabled><p>Text</p>'
  button.focus()
})
afterEach(() => {
  frame.remove()
  button.remove()
  localStorage.removeItem('saha.test')
})

const find = (selector: string) => target.document.querySelector(selector) as HTMLElement

describe('isolateStorage', () => {
  it('stores nothing in the browser, and lists its keys like Web Storage', () => {
    isolateStorage(target)
    target.localStorage.setItem('saha.test', '1')
    expect(Object.keys(target.localStorage)).toEqual(['saha.test'])
    expect(target.localStorage.getItem('saha.test')).toBe('1')
    expect(target.localStorage.length).toBe(1)
    expect(localStorage.getItem('saha.test')).toBe(null)
    target.localStorage.removeItem('saha.test')
    expect(target.localStorage.getItem('saha.test')).toBe(null)
    expect(target.sessionStorage.getItem('toString')).toBe(null)
  })

  it('cuts the channels to other documents', () => {
    isolateStorage(target)
    expect(() => new target.BroadcastChannel('tabs')).toThrow(TypeError)
    expect(target.navigator.locks).toBeUndefined()
  })
})

describe('emulateFocus', () => {
  it('moves the focus in the frame with its events, while the page keeps its own', () => {
    emulateFocus(target)
    const events: string[] = []
    for (const name of ['focusin', 'focusout'])
      target.document.addEventListener(name, ({ target: on }) => events.push(`${name} ${(on as Element).id}`))
    find('#a').focus()
    expect(target.document.activeElement).toBe(find('#a'))
    expect(document.activeElement).toBe(button)
    ;(find('#a') as HTMLInputElement).select()
    expect(document.activeElement).toBe(button)
    find('#a').blur()
    expect(target.document.activeElement).toBe(target.document.body)
    expect(events).toEqual(['focusin a', 'focusout a'])
  })

  it('ignores elements that cannot have the focus', () => {
    emulateFocus(target)
    find('#b').focus()
    find('p').focus()
    expect(target.document.activeElement).toBe(target.document.body)
  })
})

import { expect, it } from 'vitest'
import { CookieJar } from './cookie-jar.ts'

const createJar = () => {
  const time = { now: 1_000_000 }
  return { time, jar: new CookieJar('play.example.com', undefined, () => time.now) }
}

it('reads cookies in the order in which they were set', () => {
  const { jar } = createJar()
  jar.write('b=1; path=/')
  jar.write(' a = 2 ; Secure; SameSite=Lax')
  jar.write('b=3')
  jar.write('bare')
  expect(jar.read()).toBe('b=3; a=2; bare')
})

it('keeps equals signs of a value', () => {
  const { jar } = createJar()
  jar.write('save=a=b==')
  expect(jar.read()).toBe('save=a=b==')
})

it('expires and removes cookies, and prefers max-age', () => {
  const { jar, time } = createJar()
  jar.write('short=1; max-age=10; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  jar.write('long=1; expires=Fri, 31 Dec 9999 23:59:59 GMT')
  jar.write('gone=1')
  jar.write('gone=; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  expect(jar.read()).toBe('short=1; long=1')
  time.now += 10_000
  expect(jar.read()).toBe('long=1')
})

it('ignores what a browser ignores', () => {
  const { jar } = createJar()
  for (const text of [
    '',
    '=',
    'a=1; domain=other.example',
    'b=1; HttpOnly',
    'c=\u0001',
    `d=${'x'.repeat(4096)}`,
  ])
    jar.write(text)
  jar.write('e=1; domain=.example.com')
  expect(jar.read()).toBe('e=1')
})

it('drops the oldest of more than 180 cookies', () => {
  const { jar } = createJar()
  for (let index = 0; index <= 180; index++) jar.write(`c${index}=1`)
  expect(jar.list()).toHaveLength(180)
  expect(jar.read()).not.toContain('c0=1')
})

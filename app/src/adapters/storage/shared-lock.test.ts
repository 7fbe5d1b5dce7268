import { expect, it } from 'vitest'
import { shareUse } from './shared-lock.ts'

it('tells whether another still uses the thing', async () => {
  const [one, other, elsewhere] = [shareUse('a video'), shareUse('a video'), shareUse('another video')]
  expect(await one()).toBe(false)
  expect(await other()).toBe(true)
  expect(await elsewhere()).toBe(true)
})

it('can be used again by who has ended it', async () => {
  await shareUse('a video')()
  const again = shareUse('a video')
  expect(await shareUse('a video')()).toBe(false)
  expect(await again()).toBe(true)
})

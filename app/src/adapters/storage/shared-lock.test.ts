import { expect, it } from 'vitest'
import { holdSharedLock } from './shared-lock.ts'

it('reports whether another holder remains', async () => {
  const [one, other, elsewhere] = [
    holdSharedLock('a video'),
    holdSharedLock('a video'),
    holdSharedLock('another video'),
  ]
  expect(await one()).toBe(false)
  expect(await other()).toBe(true)
  expect(await elsewhere()).toBe(true)
})

it('can be held again after release', async () => {
  await holdSharedLock('a video')()
  const again = holdSharedLock('a video')
  expect(await holdSharedLock('a video')()).toBe(false)
  expect(await again()).toBe(true)
})

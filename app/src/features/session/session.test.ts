import { expect, it, vi } from 'vitest'
import { startActors } from './actors.ts'
import { Session } from './session.tsx'

vi.mock('./actors.ts')

it('shows a visitor who is signed out when the actors do not start, and starts them at the next call', async () => {
  vi.mocked(startActors).mockImplementation(() => {
    throw new DOMException('The browser refuses this.', 'SecurityError')
  })
  const session = new Session()
  await expect(session.actors()).rejects.toThrow('The browser refuses this.')
  expect(session.view()).toMatchObject({ status: 'signedOut', unreachable: true, entering: false })
  await expect(session.actors()).rejects.toThrow('The browser refuses this.')
  expect(startActors).toHaveBeenCalledTimes(2)
})

import { expect, it, vi } from 'vitest'
import { startSessionActors } from './session-actors.ts'
import { Session } from './session.tsx'

vi.mock('./session-actors.ts')

it('shows a signed-out user when the actors fail to start, and retries on the next call', async () => {
  vi.mocked(startSessionActors).mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const session = new Session()
  await expect(session.loadActors()).rejects.toThrow('The operation is insecure.')
  expect(session.getView()).toMatchObject({ status: 'signedOut', unreachable: true, entering: false })
  await expect(session.loadActors()).rejects.toThrow('The operation is insecure.')
  expect(startSessionActors).toHaveBeenCalledTimes(2)
})

import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useClipRef } from './use-clip-ref.ts'

it('revokes a clip’s object URL with the next clip and on unmount', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- A test sound.
  const Clip = ({ file }: { file: Blob }) => <audio ref={useClipRef(file)} data-testid="clip" />
  const screen = await render(<Clip file={new Blob(['one'])} />)
  const audio = screen.getByTestId('clip').element() as HTMLAudioElement
  expect(await (await fetch(audio.src)).text()).toBe('one')
  await screen.rerender(<Clip file={new Blob(['two'])} />)
  expect(await (await fetch(audio.src)).text()).toBe('two')
  await screen.unmount()
  expect(made).toHaveBeenCalledTimes(2)
  expect(revoked.mock.calls.flat()).toEqual(made.mock.results.map(({ value }) => value as string))
  vi.restoreAllMocks()
})

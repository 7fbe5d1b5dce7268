import { beforeEach, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import * as v from 'valibot'
import { useDraft } from './use-draft.ts'

const key = 'saha.draft.a-tool'
const draft = async () => (await renderHook(() => useDraft('a-tool', v.string(), 'nothing'))).result

beforeEach(() => sessionStorage.clear())

it('restores the draft after unmounting', async () => {
  const { result, act } = await renderHook(() => useDraft('a-tool', v.string(), 'nothing'))
  expect(result.current[0]).toBe('nothing')
  await act(() => result.current[1]('half a thought'))
  expect(result.current[0]).toBe('half a thought')
  expect((await draft()).current[0]).toBe('half a thought')
})

it.each(['{"x":[1]}', 'null', '{', ''])('ignores an invalid stored draft: %s', async (kept) => {
  sessionStorage.setItem(key, kept)
  expect((await draft()).current[0]).toBe('nothing')
})

import { afterEach, expect, it } from 'vitest'
import { videoJob } from './video-job.ts'

const job = { operation: 'interactions/v1', prompt: 'قطة', ratio: '9:16', since: 1_790_000_000_000 } as const
afterEach(() => videoJob.remove())

it('restores a job without extra fields', () => {
  expect(videoJob.get()).toBe(null)
  const more = { ...job, key: 'never' }
  videoJob.set(more)
  expect(videoJob.get()).toEqual(job)
  expect(sessionStorage.getItem('saha.video-job')).not.toContain('never')
  expect(localStorage.getItem('saha.video-job')).toBe(null)
  videoJob.remove()
  expect(videoJob.get()).toBe(null)
})

it.each([
  'no JSON',
  'null',
  '[]',
  JSON.stringify({ ...job, operation: ' ' }),
  JSON.stringify({ ...job, prompt: 1 }),
  JSON.stringify({ ...job, ratio: '1:1' }),
  JSON.stringify({ ...job, since: '1' }),
])('ignores an invalid job: %s', (written) => {
  sessionStorage.setItem('saha.video-job', written)
  expect(videoJob.get()).toBe(null)
})

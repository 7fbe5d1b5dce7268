import { expect, it } from 'vitest'
import { mailLink } from './mail-link.ts'

it('writes any text so that a mail program reads it back, and nothing of it becomes a header', () => {
  const subject = 'بلاغ: Star & Breaker + 1'
  const body = 'a\nb&cc=someone@example.com?x=%41'
  const link = new URL(mailLink('hello@saha.example', subject, body))
  expect(link.pathname).toBe('hello@saha.example')
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(link.searchParams.get('subject')).toBe(subject)
  expect(link.searchParams.get('body')).toBe('a\r\nb&cc=someone@example.com?x=%41')
  expect(link.href).not.toContain('+')
})

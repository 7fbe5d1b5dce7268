import { describe, expect, test } from 'vitest'
import type { GatewayOptions } from '../gateway.ts'
import { LIMITS } from '../limits.ts'
import { CHAT, chat, createHarness, PUBLIC } from '../testing/harness.ts'
import { CallCounter, formatMetrics } from './metrics.ts'

const TOKEN = 'a-token-of-the-operator-with-40-letters.'
const HTML = { accept: 'text/html,application/xhtml+xml' }

/** Creates a gateway whose operator has a token, and asks it as a program or a browser, without an origin. */
function createOperated(options: Partial<GatewayOptions> = {}) {
  const harness = createHarness({ operatorToken: TOKEN, ...options })
  const get = (path: string, headers: Record<string, string> = {}, token = `Bearer ${TOKEN}`) =>
    harness.gateway.fetch(
      new Request(`${PUBLIC}${path}`, { headers: { authorization: token, ...headers } }),
      {
        address: '203.0.113.7',
      },
    )
  return { harness, get }
}

describe('the routes of the operator', () => {
  test.each(['/spend', '/metrics'])('reject another token at %s', async (path) => {
    const { get } = createOperated()
    const wrong = [
      '',
      'Bearer ',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(1)}`,
      `Basic ${btoa('a:b')}`,
      'Basic %',
    ]
    for (const token of wrong) {
      const response = await get(path, {}, token)
      expect([token, response.status]).toEqual([token, 401])
      expect(response.headers.get('www-authenticate')).toMatch(/^Basic /)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.text()).not.toContain('default')
    }
  })

  test.each(['/spend', '/metrics'])('are not found at %s without a token', async (path) => {
    const harness = createHarness()
    const headers = { authorization: 'Bearer undefined' }
    expect((await harness.ask(path, { method: 'GET', headers })).status).toBe(404)
  })

  test('report each day by plan and model, with what is reserved', async () => {
    const limits = { ...LIMITS, modelDollarsPerDay: { 'gemini-3.8-flash': 3 } }
    const { harness, get } = createOperated({ limits, authorize: () => ({ label: 'member', user: 'alice' }) })
    await (await harness.ask(CHAT, { body: chat() })).text()
    harness.now += 86_400_000
    await (await harness.ask(CHAT, { body: chat() })).text()
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>()
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    harness.gemini.override = () => {
      reach()
      return answered
    }
    const active = harness.ask(CHAT, { body: chat() })
    await reached
    const response = await get('/spend')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const today = { dollars: 0.492_123, reservedDollars: 0.491_523 }
    const before = { dollars: 0.0006, reservedDollars: 0 }
    const use = { plan: 'member', model: 'gemini-3.8-flash' }
    expect(await response.json()).toEqual({
      today: '2026-11-23',
      ceilings: { dollarsPerDay: 50, modelDollarsPerDay: { 'gemini-3.8-flash': 3 } },
      days: [
        { day: '2026-11-23', ...today, uses: [{ ...use, ...today }] },
        { day: '2026-11-22', ...before, uses: [{ ...use, ...before }] },
      ],
    })
    const metrics = await get('/metrics')
    expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = await metrics.text()
    for (const line of [
      '# TYPE saha_gateway_day_spent_dollars gauge',
      'saha_gateway_day_spent_dollars 0.492123',
      'saha_gateway_day_ceiling_dollars 50',
      'saha_gateway_model_day_ceiling_dollars{model="gemini-3.8-flash"} 3',
      'saha_gateway_use_day_reserved_dollars{plan="member",model="gemini-3.8-flash"} 0.491523',
      'saha_gateway_calls_total{call="generateContent",model="gemini-3.8-flash",status="200"} 2',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).not.toMatch(/alice|u:|v:|n:/)
    answer(undefined)
    await (await active).text()
  })

  test('show a page to a browser, in its language, without a script', async () => {
    const { harness, get } = createOperated()
    await (await harness.ask(CHAT, { body: chat() })).text()
    const basic = `Basic ${btoa(`operator:${TOKEN}`)}`
    const english = await get('/spend', HTML, basic)
    expect(english.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    const policy = english.headers.get('content-security-policy') ?? ''
    const page = await english.text()
    const [, nonce = ''] = /style-src 'nonce-([\w-]+)'/.exec(policy) ?? []
    expect(page).toContain(`<style nonce="${nonce}">`)
    expect(page).toContain('<bdi>$0.0006</bdi> of <bdi>$50.00</bdi>')
    expect(page).not.toContain('<script')
    expect(
      await (await get('/spend', { ...HTML, 'accept-language': 'ar-EG,ar;q=0.9' }, basic)).text(),
    ).toContain('<html lang="ar" dir="rtl">')
    expect(await (await get('/spend?lang=en', { ...HTML, 'accept-language': 'ar' }, basic)).text()).toContain(
      '<html lang="en" dir="ltr">',
    )
  })

  test('work while the gateway is switched off', async () => {
    const { get } = createOperated({ stopped: () => true })
    expect((await get('/spend')).status).toBe(200)
  })
})

test('escapes the labels of metrics', () => {
  const counter = new CallCounter()
  counter.add('a"\\\n', undefined, 200)
  const report = { today: '', ceilings: { dollarsPerDay: 1, modelDollarsPerDay: {} }, days: [] }
  expect(formatMetrics(report, counter)).toContain(
    String.raw`saha_gateway_calls_total{call="a\"\\\n",model="",status="200"} 1`,
  )
})

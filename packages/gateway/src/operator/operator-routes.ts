import { Hono } from 'hono'
import { ApiError } from '../api-error.ts'
import type { ConnectionInfo } from '../context.ts'
import { randomId } from '../http/client.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { toDay } from '../ledger/sql-ledger.ts'
import type { Limits } from '../limits.ts'
import { type CallCounter, formatMetrics } from './metrics.ts'
import { isOperator } from './operator-token.ts'
import { renderSpendPage } from './spend-page.ts'
import { createReport } from './spend-report.ts'

const DAYS = 31
const DAY = 24 * 60 * 60_000

/** Dependencies of the operator's routes. */
export interface OperatorOptions {
  readonly token: string
  readonly ledger: Ledger
  readonly limits: Limits
  readonly counter: CallCounter
  readonly now: () => number
}

/** Routes for the operator, with their token: the report as JSON and as a page, and metrics for Prometheus. */
export function operatorRoutes(options: OperatorOptions): Hono<{ Bindings: ConnectionInfo }> {
  const { token, ledger, limits, counter, now } = options
  const report = async () => {
    const at = now()
    return createReport(await ledger.report(toDay(at - (DAYS - 1) * DAY), at), limits, toDay(at))
  }
  const routes = new Hono<{ Bindings: ConnectionInfo }>()
  for (const path of ['/spend', '/metrics'])
    routes.use(path, async (c, next) => {
      // Other sites must neither embed nor include the report of a browser that has the password.
      c.header('cross-origin-resource-policy', 'same-origin')
      if (!(await isOperator(c.req.raw.headers, token))) {
        c.header('www-authenticate', 'Basic realm="Saha gateway", charset="UTF-8"')
        const refusal = new ApiError(401, 'This needs the token of the operator.').toResponse()
        return c.body(await refusal.text(), 401, { 'content-type': 'application/json' })
      }
      await next()
      return undefined
    })
  routes.get('/spend', async (c) => {
    c.header('vary', 'accept, accept-language')
    if (!(c.req.header('accept') ?? '').includes('text/html')) return c.json(await report())
    const nonce = randomId(16)
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    c.header('referrer-policy', 'no-referrer')
    const preferred = c.req.query('lang') ?? c.req.header('accept-language') ?? ''
    return c.html(renderSpendPage(await report(), preferred.startsWith('ar') ? 'ar' : 'en', nonce))
  })
  routes.get('/metrics', async (c) =>
    c.body(formatMetrics(await report(), counter), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    }),
  )
  return routes
}

import { sample } from '../../sample.ts'
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openSdkPage, test } from '../support/cloud.ts'
import { readContract } from './openapi-contract.ts'
import { expectedResponse, withoutBrowserVersion } from './expected.ts'
import { replay, type Step } from './replay.ts'
import { toRows } from './rows.ts'

const steps = JSON.parse(
  readFileSync(new URL('fixtures/appwrite-responses.json', import.meta.url), 'utf8'),
) as Step[]

const contract = readContract()

const ways = [
  { name: 'documents in collections', steps },
  { name: 'rows in tables', steps: steps.map(toRows) },
]

test('has Appwrite’s OpenAPI description', () => {
  test.skip(
    contract === null,
    "Appwrite's OpenAPI description is not available, so bodies are compared with recorded ones only.",
  )
  expect(contract).not.toBeNull()
})

for (const way of sample('recorded steps', ways))
  test(`answers every recorded step as Appwrite did, with ${way.name} @quick`, async ({
    page,
    pagePort,
    startCloud,
  }) => {
    const origin = `http://localhost:${pagePort}`
    await openSdkPage(page, await startCloud({ uniquePairs: true }), origin)
    expect(way.steps).toHaveLength(125)
    for (const step of way.steps) {
      // Each step depends on the previous ones, so all are steps of one test.
      await test.step(step.step, async () => {
        const outcome = await replay(page, step)
        const expected = expectedResponse(step, origin)
        const recorded = Object.keys(expected.headers)
        const headers = Object.entries(outcome.headers).filter(([name]) => recorded.includes(name))
        expect
          .soft(
            {
              status: outcome.status,
              error: outcome.error,
              body: withoutBrowserVersion(outcome.body),
              headers: withLastCookie(Object.fromEntries(headers)),
            },
            step.step,
          )
          .toEqual(expected)
        expect.soft(contract?.complaints(outcome) ?? [], `${step.step}: OpenAPI contract`).toEqual([])
      })
    }
  })

/** The recording contains only the last cookie of a response. */
function withLastCookie(headers: Record<string, string>): Record<string, string> {
  const cookies = headers['set-cookie']?.split('\n')
  return cookies === undefined ? headers : { ...headers, 'set-cookie': cookies.at(-1) ?? '' }
}

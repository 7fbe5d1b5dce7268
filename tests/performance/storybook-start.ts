/**
 * `npm run benchmark:storybook`: measures the first visit of the built Storybook: time until the sidebar and the start
 * page are usable, requests and bytes. Build it first: `npm run build-storybook`.
 */
import { chromium } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { measureFirstVisit } from '../stories/first-visit.ts'
import { serve } from '../stories/storybook.ts'

const visits = 5
const server = await serve()

/** Returns the figures of one visit with an empty cache. */
async function visit() {
  const browser = await chromium.launch(chromiumLaunch())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const { sidebar, startPage, files } = await measureFirstVisit(page, server)
  await browser.close()
  const sum = (isCounted: (path: string) => boolean) =>
    files.filter(({ path }) => isCounted(path)).reduce((total, { bytes }) => total + bytes, 0) / 1e6
  const isManager = (path: string) => /^\/sb-(?:manager|addons|common-assets)\//.test(path)
  return {
    sidebar,
    startPage,
    requests: files.length,
    manager: sum(isManager),
    ours: sum((path) => !isManager(path)),
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const all: Awaited<ReturnType<typeof visit>>[] = []
for (let index = 0; index < visits; index += 1) all.push(await visit())
server.close()
console.table(
  Object.fromEntries(
    (['sidebar', 'startPage', 'requests', 'manager', 'ours'] as const).map((name) => [
      name,
      { median: Number(median(all.map((figures) => figures[name])).toFixed(2)) },
    ]),
  ),
)

import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleHostedScripts } from '../../../packages/games/bundle-hosted.ts'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'
import { prepareFiles } from '../prepare/prepare-files.ts'
import { uninterrupted } from '../testing/folders.ts'
import { formatReport } from './format-report.ts'
import { describeInput, judge } from './judge.ts'
import { probeGame } from './probe-game.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch())
})
afterAll(async () => await browser.close())

/** A busy machine takes long to answer for a game. */
const longTimeoutMs = 30_000

async function probe(
  page: string,
  others: Readonly<Record<string, string>> = {},
  first = '',
  answerTimeoutMs = longTimeoutMs,
) {
  const { files } = prepareFiles(
    Object.entries({ 'index.html': page, ...others }).map(([path, text]) => ({
      path,
      bytes: Buffer.from(text),
    })),
  )
  const game = { files, scripts: new Map([['first-script.js', first]]) }
  const result = await probeGame(browser, game, { ...uninterrupted(), seconds: 1, answerTimeoutMs })
  return { ...result, ...judge(result.measurements) }
}

const square =
  '<!doctype html><body style="margin:0;background:#fff"><div id=a style="position:absolute;inset:0 auto auto 0;width:200px;height:200px;background:#06c"></div>'
const moving = `${square}<script>setInterval(() => { a.style.left = performance.now() / 5 % 700 + 'px' }, 30)</script>`
const answering = `${square}<script>onkeydown = () => { a.style.left = a.offsetLeft + 90 + 'px' }</script>`

describe.concurrent('probeGame', () => {
  it('accepts a game that moves', async () => {
    expect(await probe(moving)).toMatchObject({ reasons: [], warnings: [] })
  })

  it('accepts a game that answers keys', async () => {
    const { measurements, reasons } = await probe(answering)
    expect(reasons).toEqual([])
    expect(measurements.changesAlone).toBe(0)
    expect(describeInput(measurements)).toBe('moves something')
  })

  it('starts a game by its button, which may be below the others', async () => {
    const { reasons } = await probe(
      `${square}<a href="javascript:void 0">Credits</a><button style="position:absolute;inset-block-start:5000px" onclick="a.style.left = '300px'">Play</button>`,
    )
    expect(reasons).toEqual([])
  })

  it('chooses a tool before it clicks on the game', async () => {
    const { reasons } = await probe(
      `${square}<div id=b style="position:absolute;inset:90px 0 auto;height:120px"></div><script>let tool
      onclick = ({ target }) => { if (target === b) tool = 1; else if (tool) a.style.left = '300px' }</script>`,
    )
    expect(reasons).toEqual([])
  })

  it.each([
    ['blank', '<!doctype html><canvas></canvas>'],
    ['dead', square],
    ['blank', '<!doctype html><script>start()</script>'],
  ])('refuses a %s game', async (reason, page) => {
    expect((await probe(page)).reasons.join()).toContain(`It is ${reason}`)
  })

  it('serves XML as XML, so that a game reads its atlas', async () => {
    const { reasons } = await probe(
      `${square}<script>
        const request = new XMLHttpRequest()
        request.open('GET', 'atlas.xml')
        request.onload = () => {
          const width = Number(request.responseXML.documentElement.getAttribute('width'))
          setInterval(() => { a.style.left = performance.now() / 5 % width + 'px' }, 30)
        }
        request.send()
      </script>`,
      { 'atlas.xml': '<atlas width="700"/>' },
    )
    expect(reasons).toEqual([])
  })

  it('names the first error of a refused game', async () => {
    const { reasons } = await probe('<!doctype html><script>start()</script>')
    expect(reasons.join()).toContain('start is not defined')
  })

  it('refuses a game without its script, beside it or at the root of the host', async () => {
    const { reasons } = await probe(
      `${moving}<script src="js/a.js"></script><script src="/js/b.js"></script>`,
    )
    expect(reasons).toEqual([expect.stringContaining('incomplete: js/a.js')])
    expect(reasons.join()).toContain('/js/b.js')
  })

  it('warns of missing images and of other hosts, and sends nothing to them', async () => {
    const { reasons, warnings } = await probe(
      `${moving}<img src="none.png"><img src="https://images.example/a.png"><script src="https://cdn.example/a.js"></script>`,
    )
    expect(reasons).toEqual([])
    expect(warnings.join()).toContain('Missing files: none.png')
    expect(warnings.join()).toContain('images.example')
    expect(warnings.join()).toContain('cdn.example')
  })

  it('refuses an endless loop within seconds', async () => {
    const endless = `${square}<script>setTimeout(() => { for (;;); }, 200)</script>`
    const { reasons } = await probe(endless, {}, '', 2000)
    expect(reasons.join()).toContain('stopped answering')
  })

  const saving = `${moving}<script>localStorage.setItem('level', 2)</script>`

  it.each([
    ['kept', saving],
    ['none', moving],
  ])('notices that saves are %s', async (saves, page) => {
    const first = (await bundleHostedScripts()).get('first-script.js')
    expect((await probe(page, {}, first)).measurements.saves).toBe(saves)
  })

  it('notices that saves do not survive a visit', async () => {
    const forgetful = `Object.defineProperty(window, 'localStorage', { value: { setItem() {}, level: 1 } })`
    const { measurements, warnings } = await probe(saving, {}, forgetful)
    expect(measurements.saves).toBe('lost')
    expect(warnings).toContain('Its saves do not survive a reload.')
  })

  it('plays games with alert storms, popups and top navigation', async () => {
    const hostile = `${moving}<script>for (let i = 0; i < 20; i++) { try { alert(i); open('/'); top.location = 'https://evil.example' } catch {} }</script>`
    expect((await probe(hostile)).reasons).toEqual([])
  })

  it('stops when it is asked to', async () => {
    const game = { files: prepareFiles([]).files, scripts: new Map<string, string>() }
    const options = { ...uninterrupted(), signal: AbortSignal.abort() }
    await expect(probeGame(browser, game, options)).rejects.toThrow('aborted')
  })
})

describe('formatReport', () => {
  it('shows the screenshots, and texts as texts', async () => {
    const { measurements, screenshots } = await probe(moving)
    const report = formatReport([
      { id: 'maze', title: '<script>steal()</script>', measurements, screenshots },
    ])
    expect(report).toContain('✓ Plays: <bdi>&lt;script&gt;')
    expect(report).not.toContain('<script>')
    expect(report.match(/<img src="data:image\/png;base64,/g)).toHaveLength(5)
  })
})

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { stopProcess } from '../../../scripts/stop-process.ts'
import type { BrowserKind, Driver } from './driver.ts'
import { findCommand } from './find-command.ts'

/** Starts an X server without a screen. @returns its display */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    server.once('exit', () => reject(new Error('Xvfb did not start.')))
  })
  return [server, display]
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts WebKitWebDriver and waits until it accepts sessions. @throws when it has exited */
async function startDriver(env: NodeJS.ProcessEnv): Promise<[ChildProcess, string]> {
  const port = await findFreePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver exited with code ${driver.exitCode}.`)
    await delay(50)
  }
  return [driver, url]
}

/** Starts a browser. @returns its session, or undefined when the browser does not start in a minute */
async function startSession(url: string): Promise<WebDriver | undefined> {
  const session = new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  // When the driver is stopped, its last request fails.
  session.catch(() => undefined)
  const timeout = new AbortController()
  const started = await Promise.race([session, delay(60_000, undefined, { signal: timeout.signal })])
  timeout.abort()
  return started
}

function drive(session: WebDriver): Driver {
  return {
    errors: [],
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    evaluate: (script, ...args) => session.executeScript(script, ...args),
    inject: (source) => session.executeScript(source),
    click: async (find, ...args) => {
      const element = await session.executeScript<WebElement>(find, ...args)
      await element.click()
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    press: async (key) => {
      if (key === 'Enter') return await session.actions().sendKeys(Key.ENTER).perform()
      await session.actions().keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform()
    },
    enterFrame: async () => await session.switchTo().frame(await session.findElement(By.css('iframe'))),
    leaveFrame: () => session.switchTo().defaultContent(),
    close: () => session.quit(),
  }
}

/** WebKitGTK's MiniBrowser by classic WebDriver. */
export const webkit: BrowserKind = {
  findMissing: () => {
    const [name] = ['WebKitWebDriver', 'Xvfb'].filter((command) => !findCommand(command))
    return name
      ? `WebKit was not run: ${name} is not installed (Debian: apt-get install webkit2gtk-driver xvfb).`
      : undefined
  },
  launch: async () => {
    const [screen, display] = await startDisplay()
    const settings = await mkdtemp(join(tmpdir(), 'saha-webkit-'))
    await mkdir(join(settings, 'gtk-3.0'))
    // Reduced motion.
    await writeFile(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
    const env = {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      // A GPU emulated on the processor takes a sixth more of it.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    }
    let [driver, url] = await startDriver(env)
    return {
      open: async () => {
        // WebKitWebDriver never answers when the browser exits before the driver has connected to it.
        for (let attempt = 1; attempt <= 3; attempt++) {
          const session = await startSession(url)
          if (session) {
            await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
            return drive(session)
          }
          console.warn(`WebKit did not start in a minute (attempt ${attempt} of 3).`)
          driver.kill('SIGKILL')
          ;[driver, url] = await startDriver(env)
        }
        throw new Error('WebKit did not start in three attempts.')
      },
      close: async () => {
        for (const child of [driver, screen]) await stopProcess(child)
        // Processes of pages outlive the driver and write here, as when they open the sound device.
        await rm(settings, { recursive: true, force: true, maxRetries: 10 })
      },
    }
  },
}

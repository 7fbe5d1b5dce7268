import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
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

/** Waits until a driver accepts sessions. @throws when it has exited */
async function waitForDriver(driver: ChildProcess, url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver exited with code ${driver.exitCode}.`)
    await delay(50)
  }
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
    const port = await findFreePort()
    const settings = await mkdtemp(join(tmpdir(), 'saha-webkit-'))
    await mkdir(join(settings, 'gtk-3.0'))
    // Reduced motion.
    await writeFile(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings },
    })
    const url = `http://127.0.0.1:${port}`
    await waitForDriver(driver, url)
    return {
      open: async () => {
        const session = await new Builder()
          .usingServer(url)
          .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
          .build()
        await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
        return drive(session)
      },
      close: async () => {
        for (const child of [driver, screen]) child.kill()
        await rm(settings, { recursive: true, force: true })
      },
    }
  },
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** Throws where wrk is missing. */
export function requireWrk(): void {
  if (spawnSync('wrk', ['--version']).error !== undefined)
    throw new Error('Install wrk (Debian: apt-get install wrk).')
}

export interface WrkOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
  /** Path of a Lua script. */
  readonly script?: string
}

export interface WrkResult {
  readonly requests: number
  readonly perSecond: number
  /** Kilobytes of a response. */
  readonly size: number
  /** Latency with its unit, such as `1.20ms`. */
  readonly p50: string
  readonly p99: string
  /** Number of responses with a status of 400 or more. */
  readonly failed: number
}

/** Puts load on a URL by wrk in a process of its own. */
export async function runWrk({ url, headers, connections, seconds, script }: WrkOptions): Promise<WrkResult> {
  const flags = Object.entries(headers).flatMap(([header, value]) => ['-H', `${header}: ${value}`])
  const wrk = spawn(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      ...(script === undefined ? [] : ['-s', script]),
      ...flags,
      url,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  wrk.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  await once(wrk, 'close')
  const read = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '?'
  const requests = Number(read(/(\d+) requests in/))
  const [, amount = 0, unit = 'KB'] = /([\d.]+)([KMG]B) read/.exec(output) ?? []
  return {
    requests,
    perSecond: Number(read(/Requests\/sec:\s+(\S+)/)),
    size:
      (Number(amount) * { KB: 1, MB: 1024, GB: 1024 ** 2 }[unit as 'KB' | 'MB' | 'GB'] * 1.024) / requests,
    p50: read(/^\s+50%\s+(\S+)/m),
    p99: read(/^\s+99%\s+(\S+)/m),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  }
}

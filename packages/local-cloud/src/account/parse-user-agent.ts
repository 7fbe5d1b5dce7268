/** Appwrite's session fields about the device. */
export interface DeviceInfo {
  readonly osCode: string
  readonly osName: string
  readonly osVersion: string
  readonly clientType: string
  readonly clientCode: string
  readonly clientName: string
  readonly clientVersion: string
  readonly clientEngine: string
  readonly clientEngineVersion: string
  readonly deviceName: string
  readonly deviceBrand: string
  readonly deviceModel: string
}

interface Rule {
  readonly pattern: RegExp
  readonly code: string
  readonly name: string
}

/** The first match wins: an Android also says Linux, an iPad also says Mac OS X. */
const SYSTEMS: readonly Rule[] = [
  { pattern: /(?:iPhone|iPad|iPod).*? OS ([\d_]+)/, code: 'IOS', name: 'iOS' },
  { pattern: /Android ?([\d.]*)/, code: 'AND', name: 'Android' },
  { pattern: /Windows NT ([\d.]+)/, code: 'WIN', name: 'Windows' },
  { pattern: /Mac OS X ([\d_.]+)/, code: 'MAC', name: 'Mac' },
  { pattern: /CrOS \S+ ([\d.]+)/, code: 'COS', name: 'Chrome OS' },
  { pattern: /Linux()/, code: 'LIN', name: 'GNU/Linux' },
]

/** The first match wins: Edge and Opera also say Chrome, Chrome also says Safari. */
const BROWSERS: readonly Rule[] = [
  { pattern: /Edg(?:A|iOS)?\/([\d.]+)/, code: 'PS', name: 'Microsoft Edge' },
  { pattern: /OPR\/([\d.]+)/, code: 'OP', name: 'Opera' },
  { pattern: /SamsungBrowser\/([\d.]+)/, code: 'SB', name: 'Samsung Browser' },
  { pattern: /FxiOS\/([\d.]+)/, code: 'FM', name: 'Firefox Mobile' },
  { pattern: /Android.*Firefox\/([\d.]+)/, code: 'FM', name: 'Firefox Mobile' },
  { pattern: /Firefox\/([\d.]+)/, code: 'FF', name: 'Firefox' },
  { pattern: /CriOS\/([\d.]+)/, code: 'CI', name: 'Chrome Mobile iOS' },
  { pattern: /Chrome\/([\d.]+) Mobile/, code: 'CM', name: 'Chrome Mobile' },
  { pattern: /Chrome\/([\d.]+)/, code: 'CH', name: 'Chrome' },
  { pattern: /Version\/([\d.]+).* Mobile\/.*Safari/, code: 'MF', name: 'Mobile Safari' },
  { pattern: /Version\/([\d.]+).*Safari/, code: 'SF', name: 'Safari' },
]

const ENGINES: readonly Pick<Rule, 'pattern' | 'name'>[] = [
  { pattern: /Chrome\/([\d.]+)/, name: 'Blink' },
  { pattern: /AppleWebKit\/([\d.]+)/, name: 'WebKit' },
  { pattern: /rv:([\d.]+).*Gecko\//, name: 'Gecko' },
]

const WINDOWS_NAMES: Readonly<Record<string, string>> = { '10.0': '10', '6.3': '8.1', '6.2': '8', '6.1': '7' }

/** Parses a User-Agent header; unknown fields are empty. */
export function parseUserAgent(userAgent: string): DeviceInfo {
  const os = find(SYSTEMS, userAgent)
  const client = find(BROWSERS, userAgent)
  const engine = find(ENGINES, userAgent)
  const osVersion = os.version.replaceAll('_', '.')
  return {
    osCode: os.rule?.code ?? '',
    osName: os.rule?.name ?? '',
    osVersion: os.rule?.code === 'WIN' ? (WINDOWS_NAMES[osVersion] ?? osVersion) : osVersion,
    clientType: client.rule === undefined ? '' : 'browser',
    clientCode: client.rule?.code ?? '',
    clientName: client.rule?.name ?? '',
    clientVersion: client.version.split('.').slice(0, 2).join('.'),
    clientEngine: engine.rule?.name ?? '',
    clientEngineVersion: engine.version,
    deviceName: os.rule === undefined ? '' : deviceName(userAgent),
    deviceBrand: /iPhone|iPad|Macintosh/.test(userAgent) ? 'Apple' : '',
    deviceModel: /iPhone|iPad/.exec(userAgent)?.[0] ?? '',
  }
}

function deviceName(userAgent: string): string {
  if (/iPad|Tablet/.test(userAgent)) return 'tablet'
  if (/iPhone|Mobile/.test(userAgent)) return 'smartphone'
  return userAgent.includes('Android') ? 'tablet' : 'desktop'
}

function find<Kind extends { readonly pattern: RegExp }>(
  rules: readonly Kind[],
  userAgent: string,
): { rule: Kind | undefined; version: string } {
  for (const rule of rules) {
    const match = rule.pattern.exec(userAgent)
    if (match !== null) return { rule, version: match[1] ?? '' }
  }
  return { rule: undefined, version: '' }
}

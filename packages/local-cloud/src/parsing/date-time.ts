const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_NAME = String.raw`(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const WEEKDAY = String.raw`(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*,?\s+)?`
const ORDINAL = '(?:st|nd|rd|th)?'
const TIME = String.raw`(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d|60)(?:\.(?<fraction>\d*))?)?(?:\s*(?<half>[ap])m\b)?`

/** Accepted date formats. A leading day of the week is ignored. */
const DATE_PATTERNS = [
  String.raw`(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})`,
  String.raw`(?<year>\d{4})-(?<month>\d{1,2})(?![-\d])`,
  String.raw`(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})`,
  String.raw`(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})`,
  String.raw`(?<day>\d{1,2})[.-](?<month>\d{1,2})[.-](?<year>\d{4})`,
  String.raw`${WEEKDAY}(?<day>\d{1,2})${ORDINAL}[ \t.-]*${MONTH_NAME}[ \t.,-]*(?<year>\d{4})`,
  String.raw`${WEEKDAY}${MONTH_NAME}[ \t.-]*(?<day>\d{1,2})${ORDINAL}[ \t.,]+(?<year>\d{4})`,
].map((day) => new RegExp(`^${day}(?:(?:t|\\s+)${TIME})?(?<zone>.*)$`, 'i'))

const OFFSET = /^(?:gmt|utc)?(?<sign>[+-])(?<hours>[01]?\d|2[0-4])(?::?(?<minutes>\d{2}))?$/i
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  z: 0,
  applyZone: 0,
  gmt: 0,
  cet: 1,
  cest: 2,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
}
const HOUR = 3_600_000
const MIN_TIMESTAMP = Date.UTC(1000, 0, 1)
const MAX_TIMESTAMP = Date.UTC(9999, 11, 31, 23, 59, 59)

/**
 * Normalizes a date to Appwrite's format (UTC, milliseconds, `+00:00`), or returns null for other texts. Parses like
 * PHP: without a zone it is UTC, zones may have names, and 30 February is 2 March.
 */
export function normalizeDateTime(text: string): string | null {
  const trimmed = text.trim()
  for (const form of DATE_PATTERNS) {
    const groups = form.exec(trimmed)?.groups
    const moment = groups === undefined ? null : toTimestamp(groups)
    if (moment !== null && moment >= MIN_TIMESTAMP && moment <= MAX_TIMESTAMP)
      return new Date(moment).toISOString().replace('Z', '+00:00')
  }
  return null
}

function toTimestamp(groups: Readonly<Record<string, string | undefined>>): number | null {
  const number = (part: string) => Number(groups[part] ?? 0)
  const month =
    groups['name'] === undefined
      ? number('month')
      : MONTHS.indexOf(groups['name'].slice(0, 3).toLowerCase()) + 1
  const day = groups['day'] === undefined ? 1 : number('day')
  const hour = to24Hours(number('hour'), groups['half'])
  if (month > 12 || day > 31 || hour === null) return null
  const local = Date.UTC(number('year'), month - 1, day, hour, number('minute'), number('second'))
  const thousandths = Number((groups['fraction'] ?? '').padEnd(3, '0').slice(0, 3))
  return applyZone(local + thousandths, (groups['zone'] ?? '').trim())
}

/** Converts an hour to 24 hours; 24 is the first hour of the next day. */
function to24Hours(hour: number, meridiem: string | undefined): number | null {
  if (meridiem === undefined) return hour <= 24 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0)
}

function applyZone(local: number, zone: string): number | null {
  if (zone === '') return local
  const offsetHours = ABBREVIATIONS[zone.toLowerCase()]
  if (offsetHours !== undefined) return local - offsetHours * HOUR
  const offset = OFFSET.exec(zone)?.groups
  if (offset === undefined) return zone.includes('/') ? zonedToUtc(local, zone) : null
  const minutes = Number(offset['hours']) * 60 + Number(offset['minutes'] ?? 0)
  return local - (offset['sign'] === '-' ? -1 : 1) * minutes * 60_000
}

/** Converts a local time of a zone such as `America/New_York` to UTC, or returns null for an unknown zone. */
function zonedToUtc(local: number, timeZone: string): number | null {
  try {
    const clock = new Intl.DateTimeFormat('en-US', { timeZone: timeZone, timeZoneName: 'longOffset' })
    const offset = (moment: number) => {
      const name = clock.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
      return applyZone(0, name.replace(/^GMT$/, 'Z')) ?? 0
    }
    // The offset depends on the result, so a first estimate is needed.
    return local + offset(local + offset(local))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

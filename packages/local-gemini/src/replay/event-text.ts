import { type FixtureEvent, parseJson } from './fixture.ts'

/** Parses server-sent events; data that is not JSON stays a string. */
export function parseEvents(text: string): FixtureEvent[] {
  return text.split(/\r\n\r\n|\n\n|\r\r/).flatMap((block): FixtureEvent[] => {
    const lines = block.split(/\r\n|\n|\r/)
    const event = lines
      .find((line) => line.startsWith('event:'))
      ?.slice(6)
      .trim()
    const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trimStart())
    if (data.length === 0) return []
    const joined = data.join('\n')
    return [{ ...(event === undefined ? {} : { event }), data: parseJson(joined) ?? joined }]
  })
}

/** Formats one server-sent event. */
export function formatEvent({ event, data }: FixtureEvent): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  return `${event === undefined ? '' : `event: ${event}\r\n`}data: ${text}\r\n\r\n`
}

/** Values by name; a line with a list is repeated for each item. */
export type TemplateValues = Readonly<Record<string, string | readonly string[]>>

const PLACE = /\{(\w+)\}/g

/**
 * Fills the places of a template, such as `{seconds}`. A line with a place that has no value is left out, so an empty
 * value is a condition: `It is silent.{silent}`.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const lines = template.split('\n').flatMap((line) => fillLine(line, values))
  return sortByTime(lines)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function fillLine(line: string, values: TemplateValues): string[] {
  const names = [...line.matchAll(PLACE)].map(([, name = '']) => name)
  if (names.some((name) => !Object.hasOwn(values, name))) return []
  const list = names.map((name) => values[name]).find((value) => Array.isArray(value)) ?? ['']
  return list.map((item) =>
    line.replace(PLACE, (_, name: string) => {
      const value = values[name]
      return typeof value === 'string' ? value : item
    }),
  )
}

const TIMED = /^(?<mark>- |\d+\. )(?<minutes>\d+):(?<seconds>\d+(?:\.\d+)?)/

/** Sorts the items of each list that begin with a time, and numbers them from 1. */
function sortByTime(lines: readonly string[]): string[] {
  const sorted = [...lines]
  for (let start = 0; start < sorted.length; start += 1) {
    let end = start
    while (TIMED.test(sorted[end] ?? '')) end += 1
    if (end === start) continue
    const items = sorted.slice(start, end).toSorted((one, other) => readTime(one) - readTime(other))
    const numbered = items.map((item, index) => item.replace(/^\d+(?=\. )/, String(index + 1)))
    sorted.splice(start, items.length, ...numbered)
    start = end
  }
  return sorted
}

function readTime(item: string): number {
  const { minutes = '0', seconds = '0' } = TIMED.exec(item)?.groups ?? {}
  return Number(minutes) * 60 + Number(seconds)
}

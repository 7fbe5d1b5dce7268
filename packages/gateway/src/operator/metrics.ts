import type { SpendReport } from './spend-report.ts'

type Labels = Readonly<Record<string, string>>

/** Counts the answered calls of this process. Labels are kinds of calls, models and statuses, so they are few. */
export class CallCounter {
  readonly #counts = new Map<string, { readonly labels: Labels; count: number }>()

  add(call: string, model: string | undefined, status: number): void {
    const labels = { call, model: model ?? '', status: `${status}` }
    const key = JSON.stringify(labels)
    const entry = this.#counts.get(key) ?? { labels, count: 0 }
    entry.count += 1
    this.#counts.set(key, entry)
  }

  /** Labels and their counts. */
  get samples(): readonly (readonly [Labels, number])[] {
    return Array.from(this.#counts.values(), ({ labels, count }) => [labels, count])
  }
}

/** Formats the report and the counted calls in the text format of Prometheus. */
export function formatMetrics({ today, days, ceilings }: SpendReport, counter: CallCounter): string {
  const current = days.find(({ day }) => day === today)
  const uses = (current?.uses ?? []).map((use) => ({ ...use, labels: { plan: use.plan, model: use.model } }))
  const families: readonly (readonly [string, string, string, readonly (readonly [Labels, number])[]])[] = [
    [
      'day_spent_dollars',
      'gauge',
      'Charges of the current day (UTC), with reserved ones.',
      [[{}, current?.dollars ?? 0]],
    ],
    ['day_reserved_dollars', 'gauge', 'Maximum cost of active calls.', [[{}, current?.reservedDollars ?? 0]]],
    ['day_ceiling_dollars', 'gauge', 'Maximum charges of a day.', [[{}, ceilings.dollarsPerDay]]],
    [
      'model_day_ceiling_dollars',
      'gauge',
      'Maximum charges of a day for a model.',
      Object.entries(ceilings.modelDollarsPerDay).map(([model, dollars]) => [{ model }, dollars]),
    ],
    [
      'use_day_spent_dollars',
      'gauge',
      'Charges of the current day by plan and model.',
      uses.map(({ labels, dollars }) => [labels, dollars]),
    ],
    [
      'use_day_reserved_dollars',
      'gauge',
      'Maximum cost of active calls by plan and model.',
      uses.map(({ labels, reservedDollars }) => [labels, reservedDollars]),
    ],
    ['calls_total', 'counter', 'Answered calls of this instance.', counter.samples],
  ]
  return families
    .map(([name, type, help, samples]) =>
      [
        `# HELP saha_gateway_${name} ${help}`,
        `# TYPE saha_gateway_${name} ${type}`,
        ...samples.map(([labels, value]) => `saha_gateway_${name}${formatLabels(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('')
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escapeLabel(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)
}

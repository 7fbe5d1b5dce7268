import type { Spending } from '../ledger/ledger.ts'
import { type Limits, parseUseSubject } from '../limits.ts'

/** Amount of a day, in dollars. */
interface Amount {
  /** Charged, with the reserved part. */
  readonly dollars: number
  /** Maximum cost of active calls, whose actual cost is not known. */
  readonly reservedDollars: number
}

/** Use of a model in a plan; the model of uploaded files is `upload`. */
export interface Use extends Amount {
  readonly plan: string
  readonly model: string
}

/** Day (UTC) of the report. */
export interface SpendDay extends Amount {
  readonly day: string
  readonly uses: readonly Use[]
}

/** Response of `GET /spend`. */
export interface SpendReport {
  /** Current day (UTC). */
  readonly today: string
  /** Limits that hold now. */
  readonly ceilings: {
    readonly dollarsPerDay: number
    readonly modelDollarsPerDay: Readonly<Record<string, number>>
  }
  /** Days with charges, latest first. */
  readonly days: readonly SpendDay[]
}

/** Creates the report of the rows of the ledger. */
export function createReport(rows: readonly Spending[], limits: Limits, today: string): SpendReport {
  const days = [...new Set(rows.map(({ day }) => day))].toSorted().toReversed()
  return {
    today,
    ceilings: {
      dollarsPerDay: limits.total.perDay,
      modelDollarsPerDay: limits.modelDollarsPerDay ?? {},
    },
    days: days.map((day) =>
      createDay(
        day,
        rows.filter((row) => row.day === day),
      ),
    ),
  }
}

function createDay(day: string, rows: readonly Spending[]): SpendDay {
  const total = rows.find(({ subject }) => parseUseSubject(subject) === null)
  const uses = rows.flatMap((row) => {
    const use = parseUseSubject(row.subject)
    // A rejected call leaves a charge of zero.
    return use === null || row.charged === 0 ? [] : [{ ...use, ...toAmount(row) }]
  })
  return { day, ...toAmount(total), uses: uses.toSorted((a, b) => b.dollars - a.dollars) }
}

function toAmount(row: Spending | undefined): Amount {
  return { dollars: (row?.charged ?? 0) / 1_000_000, reservedDollars: (row?.reserved ?? 0) / 1_000_000 }
}

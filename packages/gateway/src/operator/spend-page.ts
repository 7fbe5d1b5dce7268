import type { SpendDay, SpendReport, Use } from './spend-report.ts'

/** Languages of the page. */
export type PageLanguage = 'en' | 'ar'

const TEXTS = {
  en: {
    title: 'Spending of the gateway',
    today: 'Today (UTC)',
    of: (spent: string, ceiling: string) => `${spent} of ${ceiling}`,
    reserved: (amount: string) => `${amount} of it is reserved for active calls.`,
    uses: 'By plan and model',
    earlier: 'Earlier days',
    plan: 'Plan',
    model: 'Model',
    cost: 'Cost',
    reservedColumn: 'Reserved',
    ceiling: 'Limit of the model',
    day: 'Day (UTC)',
    none: 'No charges.',
    other: 'العربية',
  },
  ar: {
    title: 'إنفاق البوابة',
    today: 'اليوم (بالتوقيت العالمي)',
    of: (spent: string, ceiling: string) => `${spent} من أصل ${ceiling}`,
    reserved: (amount: string) => `منها ${amount} محجوزة لطلبات قيد التنفيذ.`,
    uses: 'حسب الخطة والنموذج',
    earlier: 'الأيام السابقة',
    plan: 'الخطة',
    model: 'النموذج',
    cost: 'التكلفة',
    reservedColumn: 'المحجوز',
    ceiling: 'حد النموذج',
    day: 'اليوم (بالتوقيت العالمي)',
    none: 'لا توجد تكاليف.',
    other: 'English',
  },
} as const

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 48rem; padding: 1.5rem 1rem 3rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .5rem 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0; }
h2 { font-size: 1.125rem; margin-block: 2.5rem .5rem; }
p { margin-block: .25rem; }
.total { font-size: 2rem; line-height: 1.3; font-weight: 600; font-variant-numeric: tabular-nums; }
.muted { color: color-mix(in srgb, CanvasText 75%, Canvas); }
.bar { block-size: .75rem; border: 1px solid CanvasText; border-radius: .375rem; overflow: hidden; margin-block: .75rem; }
.bar svg { display: block; inline-size: 100%; block-size: 100%; }
.bar rect { fill: CanvasText; }
[dir='rtl'] .bar svg { transform: scaleX(-1); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; padding: .5rem; padding-inline-start: 0; border-block-end: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); }
thead th { font-size: .875rem; font-weight: 600; }
tbody th { font-weight: 400; }
.amount { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; padding-inline: .5rem 0; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
`

/** Renders the report as a page that needs no script. */
export function renderSpendPage(report: SpendReport, language: PageLanguage, nonce: string): string {
  const texts = TEXTS[language]
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en'
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 4,
  })
  // Isolated, because a currency sign would join the direction of the text around it.
  const money = (amount: number) => `<bdi>${escapeHtml(format.format(amount))}</bdi>`
  const cell = (content: string) => `<td class="amount">${content}</td>`
  const today = report.days.find(({ day }) => day === report.today)
  const { dollarsPerDay, modelDollarsPerDay } = report.ceilings
  const spent = today?.dollars ?? 0
  const share = dollarsPerDay > 0 ? Math.min(100, (spent / dollarsPerDay) * 100) : 100
  const other = language === 'ar' ? 'en' : 'ar'
  const limit = ({ model }: Use) => {
    const ceiling = modelDollarsPerDay[model]
    return ceiling === undefined ? '' : money(ceiling)
  }
  const useRow = (use: Use) =>
    `<tr><th scope="row"><bdi>${escapeHtml(use.plan)}</bdi></th><td><bdi>${escapeHtml(use.model)}</bdi></td>${cell(money(use.dollars))}${cell(money(use.reservedDollars))}${cell(limit(use))}</tr>`
  const dayRow = ({ day, dollars }: SpendDay) =>
    `<tr><th scope="row"><time datetime="${escapeHtml(day)}">${escapeHtml(day)}</time></th>${cell(money(dollars))}</tr>`
  const table = (id: string, heading: string, columns: readonly string[], rows: readonly string[]) =>
    `<h2 id="${id}">${heading}</h2>${
      rows.length === 0
        ? `<p class="muted">${texts.none}</p>`
        : `<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0"><table aria-labelledby="${id}"><thead><tr>${columns.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
    }`
  const head = (text: string, isAmount = false) =>
    `<th scope="col"${isAmount ? ' class="amount"' : ''}>${text}</th>`
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header><h1>${texts.title}</h1><a href="?lang=${other}" lang="${other}" hreflang="${other}">${texts.other}</a></header>
<main>
<h2>${texts.today}</h2>
<p class="total">${texts.of(money(spent), money(dollarsPerDay))}</p>
<div class="bar" aria-hidden="true"><svg viewBox="0 0 100 1" preserveAspectRatio="none"><rect width="${share.toFixed(2)}" height="1"/></svg></div>
<p class="muted">${texts.reserved(money(today?.reservedDollars ?? 0))}</p>
${table(
  'uses',
  texts.uses,
  [
    head(texts.plan),
    head(texts.model),
    head(texts.cost, true),
    head(texts.reservedColumn, true),
    head(texts.ceiling, true),
  ],
  (today?.uses ?? []).map(useRow),
)}
${table(
  'days',
  texts.earlier,
  [head(texts.day), head(texts.cost, true)],
  report.days.filter(({ day }) => day !== report.today).map(dayRow),
)}
</main>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

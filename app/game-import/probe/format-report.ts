import { describeInput, judge } from './judge.ts'
import type { ProbeResult } from './probe-game.ts'

export interface ReportedGame extends ProbeResult {
  id: string
  title: string
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-inline-size: 72rem; margin: 2rem auto; padding-inline: 1rem }
  article { border-block-start: 1px solid; padding-block: 1rem }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem }
  dd { margin: 0; overflow-wrap: anywhere }
  figure { display: inline-block; margin: 0 0.5rem 0.5rem 0 }
  img { inline-size: min(13rem, 40vw); border: 1px solid }
`

const item = (name: string, value: string) => `<dt>${name}</dt><dd>${escape(value)}</dd>`
const list = (texts: readonly string[]) =>
  `<ul>${texts.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>`
const percent = (share: number) => `${(share * 100).toFixed(2)} %`

function formatGame({ id, title, measurements, screenshots }: ReportedGame): string {
  const { reasons, warnings } = judge(measurements)
  const figures = screenshots.map(
    ({ second, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}" alt="The game after ${second} s"><figcaption>${second} s</figcaption></figure>`,
  )
  return `<article>
<h2>${reasons.length > 0 ? '✗ Refused' : '✓ Plays'}: <bdi>${escape(title)}</bdi> (${escape(id)})</h2>
${list([...reasons, ...warnings])}
<div>${figures.join('')}</div>
<dl>
${item('Colors', measurements.colors.join(', '))}
${item('Pixels that change alone', percent(measurements.changesAlone))}
${item('Pixels that change after input', percent(measurements.changesAfterInput))}
${item('Input', describeInput(measurements))}
${item('Loaded', `${(measurements.bytes / 1024).toFixed(1)} KB`)}
${item('Saves', measurements.saves)}
${item('Other hosts', measurements.foreignHosts.join(', ') || 'none')}
${item('Missing files', measurements.missing.map(([path, kind]) => `${path} (${kind})`).join(', ') || 'none')}
${item('Errors', measurements.errors.join(' · ') || 'none')}
</dl>
</article>`
}

/** Returns a page about the games that were played, which needs no other file. */
export const formatReport = (games: readonly ReportedGame[]): string =>
  `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>Imported games</title><style>${styles}</style>
<h1>Imported games</h1>
${games.map(formatGame).join('\n')}
</html>
`

import { h } from '../../../core/index.ts'
import type { Stage } from '../../../core/index.ts'
import { getTotal, judge } from '../rules/judge.ts'
import { maxFailures } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { getBriefSteps, getPassMark } from '../rules/tuning.ts'
import type { Texts } from '../texts.ts'
import { createGuestFace } from './guest-face.ts'
import { createWantList, getWantName } from './wants.ts'

/** Creates the card with the client's wish and the state of its wants. `onGranted` gets a want that a mark fulfills. */
export function createBriefCard(stage: Stage<Texts>, onGranted: (want: string) => void) {
  const { texts, formatNumber } = stage
  const client = h('b', { class: 'henna-client' })
  const wish = h('span', { class: 'henna-wish' })
  const face = createGuestFace()
  const list = createWantList(stage)
  const clock = h('span', { class: 'henna-clock-left' })
  const element = h(
    'section',
    { class: 'henna-brief' },
    h('div', { class: 'henna-guest' }, face.element, h('p', { class: 'henna-says' }, client, ' ', wish)),
    list.element,
    h('div', { class: 'henna-clock', 'aria-hidden': 'true' }, clock),
  )
  let judged = ''
  let granted: string[] = []
  return {
    element,
    show(state: State): void {
      element.hidden = state.turn === 'free'
      if (element.hidden) return
      const { brief, turn, at, pattern, stepsLeft } = state
      const [who, what] = brief ? texts.briefs[brief.id] : [texts.memoryWho, texts.memoryWish]
      if (client.textContent !== who) client.textContent = who
      const progress =
        turn === 'watch'
          ? texts.memoryWatch
          : texts.memoryRepeat
              .replace('{at}', formatNumber(Math.min(at + 1, pattern.length)))
              .replace('{all}', formatNumber(pattern.length))
      const said = brief || turn === 'verdict' ? what : progress
      if (wish.textContent !== said) wish.textContent = said
      const steps = getBriefSteps(state.level, state.row)
      if (turn === 'brief') clock.style.inlineSize = `${Math.round((1000 * stepsLeft) / steps) / 10}%`
      element.toggleAttribute('data-late', turn === 'brief' && stepsLeft < 600)
      // Judging takes some milliseconds, so it waits for a change.
      const key = `${state.row} ${state.failures} ${turn} ${state.design.marks.length} ${state.line.length === 0}`
      if (key === judged || state.line.length > 0) return
      judged = key
      const results = brief ? judge(state.wants, state.design.marks) : []
      list.show(results)
      const met = results.filter(({ grade }) => grade >= 100).map(({ want }) => getWantName(want, texts))
      const added = met.find((name) => !granted.includes(name))
      granted = met
      if (added) onGranted(added)
      face.show(state, brief && getTotal(results) === 100 ? 'happy' : 'calm')
    },
    /** Describes the wish for a screen reader. */
    describe: ({ brief, wants }: State): string =>
      brief
        ? [...texts.briefs[brief.id], ...wants.map((want) => getWantName(want, texts))].join(' · ')
        : `${texts.memoryWho} · ${texts.memoryWish}`,
  }
}

/** Creates the verdict: what the client says, each want with its bar, and the points. */
export function createVerdict(stage: Stage<Texts>, onNext: () => void) {
  const { texts, formatNumber } = stage
  const face = createGuestFace()
  const heading = h('h2', { class: 'henna-verdict-title' })
  const line = h('p', { class: 'henna-verdict-line' })
  const list = createWantList(stage)
  const points = h('p', { class: 'henna-points', dir: 'ltr' })
  const label = h('span')
  const next = h('button', { type: 'button', class: 'action action-main', onclick: onNext }, label)
  const element = h(
    'section',
    { class: 'henna-verdict', hidden: true },
    h('div', { class: 'henna-guest' }, face.element, heading),
    list.element,
    line,
    points,
    next,
  )
  const getTitle = ({ brief, passed }: State, total: number) => {
    if (!brief) return passed ? texts.verdicts.remembered : texts.verdicts.forgotten
    if (!passed) return texts.verdicts.unhappy
    return total === 100 ? texts.verdicts.perfect : texts.verdicts.happy
  }
  return {
    element,
    open(state: State, gained: number): void {
      const { results, passed, failures, brief, level, row } = state
      const total = getTotal(results)
      heading.textContent = getTitle(state, total)
      element.toggleAttribute('data-passed', passed)
      face.show(state, passed ? 'happy' : 'sad')
      list.show(results)
      const grade = texts.grade
        .replace('{total}', `${formatNumber(total)}%`)
        .replace('{mark}', `${formatNumber(getPassMark(level, row))}%`)
      const isLast = failures >= maxFailures
      const after = isLast ? texts.verdicts.leaves : texts.verdicts.lastTry
      line.textContent = [brief ? grade : '', passed ? '' : after].filter(Boolean).join(' · ')
      points.textContent = passed ? `+${formatNumber(gained)}` : ''
      label.textContent = passed ? texts.next : isLast ? texts.continue : texts.again
      element.hidden = false
      stage.announce([heading, list.element, line, points].map(({ innerText }) => innerText).join(' '))
      next.focus({ preventScroll: true })
    },
    close(): void {
      element.hidden = true
    },
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documented, readmeOf, withChart } from './documented.ts'

const src = new URL('../', import.meta.url)

describe.each(Object.entries(documented))('the README of %s', (folder, { machine, cases }) => {
  const readme = readFileSync(new URL(readmeOf(folder), src), 'utf8')

  it('shows the chart as it is: `npm run charts -w @saha/machines` draws it anew', () => {
    expect(readme).toBe(withChart(readme, machine))
  })

  it('names every event and every port', () => {
    const names = [...Object.keys(cases.events), ...Object.keys(cases.ports)]
    expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([])
  })
})

describe('documented machines', () => {
  it('are all machines there are', () => {
    const folders = readdirSync(src).filter((name) => existsSync(new URL(`${name}/${name}.machine.ts`, src)))
    expect(Object.keys(documented)).toEqual(folders)
  })
})

describe('withChart', () => {
  it('says what is missing when a README has no place for the chart', () => {
    expect(() => withChart('# Notice', documented.notice!.machine)).toThrow(
      'The README of notice has no place for its chart: add <!-- chart',
    )
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { machineDocs, getReadmePath, insertChart } from './machine-docs.ts'

const src = new URL('../', import.meta.url)

describe.each(Object.entries(machineDocs))('the README of %s', (folder, { machine, fixtures }) => {
  const readme = readFileSync(new URL(getReadmePath(folder), src), 'utf8')

  it('shows the chart as it is: `npm run charts -w @saha/machines` draws it anew', () => {
    expect(readme).toBe(insertChart(readme, machine))
  })

  it('names every event and every port', () => {
    const names = [...Object.keys(fixtures.events), ...Object.keys(fixtures.ports)]
    expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([])
  })
})

describe('documented machines', () => {
  it('are all machines there are', () => {
    const folders = readdirSync(src).filter((name) => existsSync(new URL(`${name}/${name}.machine.ts`, src)))
    expect(Object.keys(machineDocs)).toEqual(folders)
  })
})

describe('withChart', () => {
  it('says what is missing when a README has no place for the chart', () => {
    expect(() => insertChart('# Notice', machineDocs.notice!.machine)).toThrow(
      'The README of notice has no place for its chart: add <!-- chart',
    )
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { machineDocs, getReadmePath, insertChart } from './machine-docs.ts'

const src = new URL('../../', import.meta.url)

describe.each(Object.entries(machineDocs))('the README of %s', (folder, { machine, fixtures }) => {
  const readme = readFileSync(new URL(getReadmePath(folder), src), 'utf8')

  it('shows the current chart: run `npm run charts -w @saha/machines`', () => {
    expect(readme).toBe(insertChart(readme, machine))
  })

  it('mentions every event and port', () => {
    const names = [...Object.keys(fixtures.events), ...Object.keys(fixtures.ports)]
    expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([])
  })
})

describe('machineDocs', () => {
  it('contains every machine', () => {
    const folders = readdirSync(src).filter((name) => existsSync(new URL(`${name}/${name}.machine.ts`, src)))
    expect(Object.keys(machineDocs)).toEqual(folders)
  })
})

describe('insertChart', () => {
  it('explains missing markers', () => {
    expect(() => insertChart('# Notice', machineDocs.notice!.machine)).toThrow(
      'The README of notice has no place for its chart: add <!-- chart',
    )
  })
})

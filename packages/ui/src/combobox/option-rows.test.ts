import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkOptions, filterOptions, findByLabel, isEnabled, toRows } from './option-rows.ts'

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const labelsOf = (options: readonly { label: string }[]) => options.map(({ label }) => label)

describe('filterOptions', () => {
  it.each([
    ['احمد', 'أحمد'],
    ['أحمد', 'احمد'],
    ['مكتبه', 'مكتبة'],
    ['مصطفي', 'مصطفى'],
    ['محمد', 'مُحَمَّد'],
    ['قاهره', 'القـــاهرة'],
    ['12', 'الفريق ١٢'],
    ['١٢', 'Team 12'],
    ['zoe', 'Zoë'],
    ['SAO', 'São Paulo'],
    ['paulo sao', 'São Paulo'],
  ])('finds by %s the option %s', (text, label) => {
    expect(labelsOf(filterOptions(named(label, 'xyz'), text))).toEqual([label])
  })

  it('finds by keywords', () => {
    const egypt = { value: 'EG', label: 'Egypt', keywords: ['مصر'] }
    expect(filterOptions([egypt, ...named('Jordan')], 'مصر')).toEqual([egypt])
  })

  it.each(['', '  ', '\u200f', 'ـ'])('returns all options for the blank text %j', (text) => {
    expect(filterOptions(named('a', 'b'), text)).toHaveLength(2)
  })

  it.each(['.*', '__proto__', '\\', '<b>'])('finds nothing for %j', (text) => {
    expect(filterOptions(named('a', 'b'), text)).toEqual([])
  })

  it('reads each of 5,000 labels once for any number of texts', () => {
    let reads = 0
    const options = Array.from({ length: 5000 }, (_, index) => ({
      value: `${index}`,
      get label() {
        reads += 1
        return `مُرقّم ${index}`
      },
    }))
    expect(filterOptions(options, 'مرقم ٤٩٩٩')).toHaveLength(1)
    expect(filterOptions(options, 'مرقم')).toHaveLength(5000)
    expect(reads).toBe(5000)
  })
})

describe('findByLabel', () => {
  it('prefers the exact label over another spelling of it', () => {
    expect(findByLabel(named('Zoe', 'Zoë'), 'Zoë')?.value).toBe('Zoë')
    expect(findByLabel(named('Zoe', 'Zoë'), 'ZOË')?.value).toBe('Zoe')
  })

  it('finds neither parts of labels nor blank texts', () => {
    expect(findByLabel(named('Zoe', ''), 'Zo')).toBeUndefined()
    expect(findByLabel(named('Zoe', ''), ' ')).toBeUndefined()
  })
})

describe('toRows', () => {
  it('collects groups under one heading each, in the order of their first options', () => {
    const rows = toRows(
      [
        { value: '1', label: 'one', group: 'odd' },
        { value: '2', label: 'two', group: 'even' },
        { value: '3', label: 'three', group: 'odd' },
        { value: '0', label: 'zero' },
      ],
      'ten',
    )
    expect(
      rows.map((row) =>
        row.kind === 'option' ? row.option.label : row.kind === 'group' ? `# ${row.label}` : `+ ${row.text}`,
      ),
    ).toEqual(['# odd', 'one', 'three', '# even', 'two', 'zero', '+ ten'])
    expect(rows.map(isEnabled)).toEqual([false, true, true, false, true, true, true])
  })
})

describe('checkOptions', () => {
  afterEach(() => vi.restoreAllMocks())

  it('leaves out what is no option, and repeated values, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const hostile: unknown[] = [
      null,
      'text',
      { value: 1, label: 'number' },
      { value: '', label: 'empty' },
      { value: 'a' },
      { value: 'a', label: 'first' },
      { value: 'a', label: 'second' },
    ]
    expect(labelsOf(checkOptions(hostile))).toEqual(['first'])
    expect(warn).toHaveBeenCalledOnce()
  })

  it.each([null, undefined, {}, 'text'])('rejects %j, which is no list', (answer) => {
    expect(() => checkOptions(answer)).toThrow(TypeError)
  })
})

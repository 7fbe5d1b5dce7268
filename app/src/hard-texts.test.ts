import { describe, expect, it } from 'vitest'
import {
  areWholePieces,
  closesDirections,
  hardTexts,
  isShowableName,
  isVisible,
  isWholeBeginning,
  longTexts,
} from '../../tests/hard-texts.ts'
import { playerName } from './adapters/appwrite/client/player-name.ts'
import { readGrounding } from './adapters/gemini/response/grounding.ts'
import { encodeCommand } from './adapters/gemini/live/encode-command.ts'
import { splitSpeechText } from './adapters/gemini/tools/split-speech-text.ts'
import { bounds, readEntry, toEntryName } from './adapters/library/entry.ts'
import { searchEntries } from './adapters/library/search-entries.ts'
import {
  createThread,
  fromThread,
  getThreadTitle,
  threadKind,
  type Thread,
} from './adapters/library/thread.ts'
import { createGameSearch } from './catalogue/search/game-search.ts'
import { foldText } from '@saha/ui/characters'
import { catalogue } from './catalogue/index.ts'
import { convertLayout } from './catalogue/search/keyboard-layout.ts'
import { getPlaylist } from './catalogue/games/playlist.ts'
import { createExactSearch } from './catalogue/search/exact-search.ts'
import { toPhoneticKeys } from './catalogue/search/phonetic-keys.ts'
import { isolate } from './i18n/format.ts'
import { segments } from './i18n/segments.ts'
import { escapeText, unescapeText } from './routing/escape.ts'
import { createMailLink } from './features/report/mail-link.ts'
import { splitSentences } from './screens/studio/audio-transcription/transcript/speech-timing.ts'
import { createCues, toSrt, toVtt } from './screens/studio/audio-transcription/transcript/subtitles.ts'
import { threadToMarkdown } from './screens/studio/chatbot/conversation/thread-to-markdown.ts'
import { readErrorText } from './screens/studio/content-generator/read-error-text.ts'
import { toFileName, toDisplayBaseName, toDisplayName } from './screens/studio/shared/files/file-name.ts'
import { numberSources } from './screens/studio/smart-search/references.ts'
import { cleanApiKey } from './screens/studio/video-generation/api-key/validate-api-key.ts'
import { splitAtTimestamps } from './screens/studio/video-analyzer/timestamps.ts'
import { parseInlineMarkup } from './static-content/inline-markup.ts'

const countOf = (text: string) => segments(text, 'grapheme').length

const threadOf = (text: string, name: string | null = null): Thread => ({
  ...createThread('flash'),
  name,
  revision: 1,
  messages: [
    { role: 'user', text },
    { role: 'model', text, ending: 'whole', failure: null },
  ],
})

const [game, ...others] = catalogue.games()

describe.each(Object.entries(hardTexts))('a hard text: %s', (_, text) => {
  it('is a visible name beside a score, or none', () => {
    for (const written of longTexts(text, 40)) {
      if (!isVisible(written)) expect(() => playerName(written)).toThrow()
      else {
        const name = playerName(written)
        expect(isShowableName(name)).toBe(true)
        expect(countOf(name)).toBeLessThanOrEqual(33)
        expect(playerName(name)).toBe(name)
      }
    }
  })

  it('is a visible name of a conversation, or none', () => {
    for (const written of longTexts(text, bounds.name)) {
      const name = toEntryName(written)
      expect(name === null).toBe(!isVisible(written))
      if (name === null) continue
      expect(isShowableName(name)).toBe(true)
      expect(countOf(name)).toBeLessThanOrEqual(bounds.name)
      expect(toEntryName(name)).toBe(name)
      expect(readEntry({ ...fromThread(threadOf('Hi')), name: written })?.name).toBe(name)
    }
  })

  it('gives a conversation a visible title, by which it is found', () => {
    for (const written of longTexts(text, 80)) {
      const thread = threadOf(written)
      const title = getThreadTitle(thread)
      expect(isShowableName(title)).toBe(true)
      expect(countOf(title)).toBeLessThanOrEqual(81)
      const entry = fromThread(thread)
      expect(threadKind.getTitle(entry)).toBe(title)
      expect(searchEntries(threadKind, [entry], title)).toEqual([entry])
      expect(searchEntries(threadKind, [entry], written)).toEqual([entry])
    }
  })

  it('folds to the same text again, composed or decomposed', () => {
    const folded = foldText(text)
    expect(foldText(folded)).toBe(folded)
    expect(folded.isWellFormed()).toBe(true)
    expect(closesDirections(folded)).toBe(true)
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(foldText(text.normalize(form))).toBe(folded)
    expect(foldText(`a${text}`.repeat(3))).toBe(foldText(foldText(`a${text}`.repeat(3))))
    if (!isVisible(text) && !/\p{Co}/u.test(text)) expect(folded).toBe('')
  })

  it('is found as the title of a game, in any normal form', async () => {
    if (!game) throw new Error('The catalogue is empty.')
    const games = [{ ...game, title: { en: text, ar: text } }, ...others.slice(0, 5)]
    const search = createExactSearch(games, catalogue.categories())
    const find = await createGameSearch({ games: () => games, categories: () => catalogue.categories() })
    for (const typed of [text, text.normalize('NFC'), text.normalize('NFD'), ` ${text.toUpperCase()} `]) {
      const isBlank = foldText(typed) === ''
      expect(search(typed).includes(games[0] as (typeof games)[0])).toBe(!isBlank)
      if (!isBlank) expect(find(typed).games).toContain(games[0])
    }
    expect(convertLayout(text).length).toBeGreaterThan(0)
    expect(toPhoneticKeys(foldText(text)).every((sound) => sound.isWellFormed())).toBe(true)
    expect(getPlaylist(`search:${text}`).length).toBeGreaterThanOrEqual(0)
  })

  it('is isolated in a sentence without effect on its end', () => {
    for (const written of [text, `${text}${text}`]) expect(closesDirections(isolate(written))).toBe(true)
  })

  it('becomes a valid file name', () => {
    for (const written of longTexts(text, 70)) {
      const name = toFileName(written, 'md')
      expect(isShowableName(name)).toBe(true)
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]+\.md$/u)
      expect(name.length).toBeLessThanOrEqual(48 + '.md'.length)
      for (const shown of [
        toDisplayName(written),
        toDisplayBaseName(written),
        toDisplayBaseName(`${written}.mp4`),
      ]) {
        expect(isShowableName(shown)).toBe(true)
        expect(countOf(shown)).toBeLessThanOrEqual(64)
      }
    }
  })

  it('is shown as an error message only if it is visible', () => {
    for (const written of longTexts(text, 200)) {
      const message = readErrorText(new Error(written))
      expect(message === null || isShowableName(message)).toBe(true)
      expect(countOf(message ?? '')).toBeLessThanOrEqual(201)
    }
  })

  it('is divided into characters, words and sentences that are whole', () => {
    for (const granularity of ['grapheme', 'word', 'sentence'] as const)
      expect(areWholePieces(text, segments(text, granularity))).toBe(true)
  })

  it('is read aloud in parts within the limit', () => {
    for (const written of longTexts(text, 300)) {
      const parts = splitSpeechText(written, 40)
      expect(parts.every((part) => part.length <= 40 && part.trim() !== '')).toBe(true)
      expect(parts.join('').replaceAll(/\s/g, '')).toBe(written.replaceAll(/\s/g, ''))
      let rest = written
      for (const part of parts) {
        rest = rest.trimStart()
        expect(isWholeBeginning(rest, part)).toBe(true)
        rest = rest.slice(part.length)
      }
    }
  })

  it('is sent to a live conversation in parts of whole characters', () => {
    for (const written of longTexts(text, 2000)) {
      const sent = encodeCommand({ type: 'text', text: written }) as { realtimeInput: { text: string } }[]
      const parts = sent.map(({ realtimeInput }) => realtimeInput.text)
      expect(areWholePieces(written, parts)).toBe(true)
      expect(parts.every(({ length }) => length <= 2000)).toBe(true)
    }
  })

  it('becomes subtitles of whole characters', () => {
    for (const written of longTexts(text, 200)) {
      const cues = createCues(written, { duration: 30, peaks: [] })
      const lines = cues.flatMap((cue) => cue.lines)
      const said = splitSentences(written).join(' ')
      if (said.isWellFormed()) expect(lines.every((line) => line.isWellFormed())).toBe(true)
      if (isVisible(said)) expect(lines.join('').replaceAll(' ', '')).toBe(said.replaceAll(' ', ''))
      // Numbers, times and texts are on separate lines.
      expect(
        toSrt(cues)
          .split('\n')
          .filter((line) => line.includes(' --> ')),
      ).toHaveLength(cues.length)
      expect(
        toVtt(cues)
          .split('\n')
          .filter((line) => line.includes('-->')),
      ).toHaveLength(cues.length)
    }
  })

  it('is not split inside characters by times, marks and citations', () => {
    const timed = `${text} ٠٠:١٢ ${text}1:05${text}`
    const moments = splitAtTimestamps(timed, 100).map((piece) =>
      typeof piece === 'string' ? piece : piece.text,
    )
    expect(areWholePieces(timed, moments)).toBe(true)
    expect(parseInlineMarkup(`${text} **strong** ${text}`).length).toBeGreaterThan(0)
    const said = text.toWellFormed()
    const bytes = new TextEncoder().encode(said).length
    for (let end = 0; end <= Math.min(bytes, 60); end += 1) {
      const { citations } = readGrounding(
        {
          groundingChunks: [{ web: { uri: 'https://example.com', title: text } }],
          groundingSupports: [{ groundingChunkIndices: [0], segment: { startIndex: 0, endIndex: end } }],
        },
        [said],
      )
      for (const citation of citations) expect(citation.end).toBeLessThanOrEqual(said.length)
    }
    const { sources } = numberSources({
      sources: [{ web: { uri: 'https://vertexaisearch.cloud.google.com/x', title: text } }],
      citations: [],
    })
    expect(sources.every(({ site }) => site === undefined || isShowableName(site))).toBe(true)
  })

  it('is written into an address and read back', () => {
    expect(unescapeText(escapeText(text))).toBe(text.toWellFormed())
    expect(new URL(createMailLink('hello@saha.example', text, text)).searchParams.get('subject')).toBe(
      text.toWellFormed(),
    )
    expect(cleanApiKey(cleanApiKey(text))).toBe(cleanApiKey(text))
  })

  it('is saved whole in a conversation', () => {
    const saved = threadToMarkdown(threadOf(text), { you: 'You', assistant: 'Assistant', ending: () => null })
    expect(saved).toContain(text.trim())
    expect(isShowableName(saved.split('\n', 1)[0] ?? '')).toBe(true)
  })
})

import { readdir, readFile } from 'node:fs/promises'
import type { Language } from '../../language.ts'
import type { ReplySchema } from '../../schema/generate-request.ts'
import { type AuthoredDraft, fillSchema, parseDrafts } from './drafts.ts'
import { scoreMatch, toMeaning } from './match-prompt.ts'
import { type AuthoredAnswer, parseAnswers } from './parse-answers.ts'

/** Folder of the package with the answers: drafts, and a folder of each language. */
const FOLDER = new URL('../../../answers/', import.meta.url)

/** Questions about a recording have a file of their own, because their answers have values to fill in. */
const RECORDINGS = 'recordings.md'

type Indexed<Entry> = readonly { readonly entry: Entry; readonly meanings: readonly ReadonlySet<string>[] }[]

interface LanguageAnswers {
  readonly texts: Indexed<AuthoredAnswer>
  readonly recordings: Indexed<AuthoredAnswer>
}

const loadedAnswers = new Map<Language, Promise<LanguageAnswers>>()
let loadedDrafts: Promise<Indexed<AuthoredDraft>> | undefined

/** Finds the authored answer to a prompt, or null. The files of its language are read with the first prompt. */
export async function findAnswer(
  text: string,
  language: Language,
  kind: keyof LanguageAnswers = 'texts',
): Promise<AuthoredAnswer | null> {
  let loading = loadedAnswers.get(language)
  if (loading === undefined) {
    loading = loadAnswers(language)
    loadedAnswers.set(language, loading)
  }
  return findBest(text, (await loading)[kind])
}

/** Finds the authored JSON for a prompt, if it has every field that the schema requires; otherwise null. */
export async function findJson(text: string, schema: ReplySchema | undefined): Promise<object | null> {
  loadedDrafts ??= loadDrafts()
  const draft = findBest(text, await loadedDrafts)
  return draft === null ? null : fillSchema(draft, schema)
}

async function loadAnswers(language: Language): Promise<LanguageAnswers> {
  const folder = new URL(`${language}/`, FOLDER)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      answers: parseAnswers(await readFile(new URL(name, folder), 'utf8')),
    })),
  )
  const select = (isRecording: boolean) =>
    index(files.filter(({ name }) => (name === RECORDINGS) === isRecording).flatMap(({ answers }) => answers))
  return { texts: select(false), recordings: select(true) }
}

const loadDrafts = async (): Promise<Indexed<AuthoredDraft>> =>
  index(parseDrafts(await readFile(new URL('drafts.md', FOLDER), 'utf8')))

const index = <Entry extends { readonly prompts: readonly string[] }>(
  entries: readonly Entry[],
): Indexed<Entry> => entries.map((entry) => ({ entry, meanings: entry.prompts.map(toMeaning) }))

function findBest<Entry>(text: string, entries: Indexed<Entry>): Entry | null {
  const asked = toMeaning(text)
  let best: { entry: Entry; score: number } | null = null
  for (const { entry, meanings } of entries)
    for (const meaning of meanings) {
      const score = scoreMatch(asked, meaning)
      if (score > (best?.score ?? 0)) best = { entry, score }
    }
  return best?.entry ?? null
}

/** One instruction, without its flags. */
interface Instruction {
  readonly keyword: string
  /** Such as `from` of `--from=site`. */
  readonly flags: Readonly<Record<string, string>>
  readonly text: string
}

/** Instructions from one `FROM` to the next. */
export interface Stage {
  readonly name: string
  /** An earlier stage or an image. */
  readonly base: string
  readonly instructions: readonly Instruction[]
}

function parseInstruction(line: string): Instruction {
  const [, keyword = '', flagText = '', text = ''] = /^(\w+)\s+((?:--\S+\s+)*)([^]*)$/.exec(line) ?? []
  const flags = Object.fromEntries(
    [...flagText.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
  return { keyword, flags, text }
}

/** Parses a Dockerfile that a linter has accepted: no here-documents, no other escape character. */
export function parseDockerfile(source: string): Stage[] {
  const lines = source
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Stage[] = []
  for (const instruction of lines.map(parseInstruction)) {
    if (instruction.keyword === 'FROM') {
      const [base = '', , name = base] = instruction.text.split(/\s+/)
      stages.push({ name, base, instructions: [] })
      continue
    }
    const stage = stages.pop()
    if (stage === undefined) throw new Error(`${instruction.keyword} precedes FROM.`)
    stages.push({ ...stage, instructions: [...stage.instructions, instruction] })
  }
  return stages
}

/** Returns the arguments of an instruction in either form; the shell form is run by a shell. */
export const parseCommand = (text: string): readonly string[] =>
  text.startsWith('[') ? (JSON.parse(text) as string[]) : ['sh', '-c', text]

/** Converts a pattern of `.dockerignore`; unlike in a shell, a star also matches a leading dot. */
function toPattern(glob: string): RegExp {
  const source = glob
    .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**/', '(?:[^]+/)?')
    .replaceAll('*', '[^/]*')
  return new RegExp(`^${source}$`)
}

/** Returns whether a `.dockerignore` leaves a file out: the last pattern that matches it or its folder decides. */
export function createIgnore(source: string): (file: string) => boolean {
  const patterns = source
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isException: line.startsWith('!'), pattern: toPattern(line.replace(/^!/, '')) }))
  return (file) => {
    const parts = file.split('/')
    const ancestors = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const last = patterns.findLast(({ pattern }) => ancestors.some((path) => pattern.test(path)))
    return last !== undefined && !last.isException
  }
}

/** Shows how far a task is, in one line of a terminal. Prints nothing where no terminal shows it. */
export interface Progress {
  /** Starts a task; `detail` may follow the bar. */
  update: (label: string, done: number, total: number) => void
  /** Removes the line. */
  clear: () => void
}

const width = 24

/** @param output the terminal, by default that of the standard error stream */
export function createProgress(
  output: { isTTY?: boolean; write: (text: string) => unknown } = process.stderr,
): Progress {
  let last = ''
  const write = (line: string) => {
    if (!output.isTTY || line === last) return
    last = line
    output.write(`\r\u001B[K${line}`)
  }
  return {
    update: (label, done, total) => {
      const share = total > 0 ? Math.min(1, done / total) : 1
      const filled = Math.round(share * width)
      write(`${label} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.round(share * 100)} %`)
    },
    clear: () => write(''),
  }
}

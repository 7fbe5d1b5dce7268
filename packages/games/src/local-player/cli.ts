#!/usr/bin/env node
/** `npx @saha/games <folder>` plays a game as the portal does. */
import { parseArgs } from 'node:util'
import { serveGame } from './serve-game.ts'

const help = `npx @saha/games <folder> [--port=4199]

Plays the game in a folder with an index.html as Saha does, and shows its messages.
`

const fail = (text: string) => {
  console.error(text)
  process.exitCode = 1
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4199' }, help: { type: 'boolean', default: false } },
})
const [folder] = positionals
if (values.help || folder === undefined) process.stdout.write(help)
else {
  try {
    const { url } = await serveGame(folder, Number(values.port))
    process.stdout.write(`${folder} plays at ${url}\nCtrl-C ends it; reload the page after a change.\n`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') fail(`${folder} has no index.html: name the folder of a built game.`)
    else if (code === 'EADDRINUSE') fail(`Port ${values.port} is in use: choose another with --port.`)
    else throw error
  }
}

import { testAccountSaves } from './account-saves.ts'
import { testEngineGames } from './engine-games.ts'
import { testFaultyGames } from './faulty-games.ts'
import { testHostedGames } from './hosted-games.ts'
import { test } from './hosted-test.ts'

// One file in one worker, because each worker imports the games and builds a portal.
test.describe.configure({ mode: 'default' })

test.describe('a hosted game', testHostedGames)
test.describe('a faulty hosted game', testFaultyGames)
test.describe('the saves of a hosted game', testAccountSaves)
test.describe('a hosted game on an engine', testEngineGames)

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { ApiKeyStore } from '../auth/api-key-store.ts'
import { SCOPES } from '../config/scopes.ts'
import { openDatabase } from '../storage/database.ts'
import { PROJECT, startTestCloud, temporaryFolder } from '../testing/test-cloud.ts'
import { readRecording, replay } from './replay.ts'

test.each(['server-keys', 'server-databases', 'server-tables', 'server-users', 'provisioning-cli'])(
  'matches the recording of an API key: %s',
  async (name) => {
    const folder = temporaryFolder()
    const data = join(folder, 'data.sqlite')
    const config = join(folder, 'appwrite.config.json')
    writeFileSync(config, JSON.stringify({ projectId: PROJECT }))
    const db = openDatabase(data)
    const keys = new ApiKeyStore(db)
    const all = keys.create('', SCOPES, Date.now())
    const limited = keys.create('', ['databases.read'], Date.now())
    db.close()
    await replay(await startTestCloud({ config, data }), readRecording(name), { all, limited })
  },
)

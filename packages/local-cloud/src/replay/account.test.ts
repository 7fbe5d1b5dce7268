import { test } from 'vitest'
import { configFile, startTestCloud } from '../testing/test-cloud.ts'
import { readRecording, replay, RUN } from './replay.ts'

const TABLES = [
  {
    $id: 'favorites',
    databaseId: 'games_db',
    $permissions: ['create("users")'],
    rowSecurity: true,
    columns: ['user_id', 'game_id'].map((key) => ({ key, type: 'string', size: 64, required: true })),
  },
  { $id: 'high_scores', databaseId: 'games_db', $permissions: ['read("any")'] },
]

test.each([
  { name: 'account' },
  { name: 'account-kept-sessions', keepSessions: true },
  { name: 'account-closing' },
  { name: 'account-anonymous' },
  { name: 'account-jwt' },
])('matches the recording $name', async ({ name, ...options }) => {
  const cloud = await startTestCloud({
    config: configFile(TABLES),
    userIds: name.includes('kept') ? [`mc${RUN}`] : [`ma${RUN}`, `mb${RUN}`],
    ...options,
  })
  await replay(cloud, readRecording(name))
})

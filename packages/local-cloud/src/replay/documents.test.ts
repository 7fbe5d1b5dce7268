import { test } from 'vitest'
import { configFile, startTestCloud } from '../testing/test-cloud.ts'
import { readRecording, replay, RUN } from './replay.ts'

const text = (key: string, size: number, more: object = {}) => ({ key, type: 'string', size, ...more })
const required = { required: true }

const TABLES = [
  {
    $id: 'counters',
    databaseId: 'rows_db',
    $permissions: ['read("any")', 'create("users")', 'update("users")'],
    rowSecurity: true,
    columns: [
      text('title', 128, required),
      { key: 'plays', type: 'integer', min: 0, max: 100, default: 0 },
      { key: 'free', type: 'integer' },
      { key: 'ratio', type: 'double', default: 1.5 },
      text('body', 1000),
      text('tags', 32, { array: true }),
    ],
    indexes: [
      { key: 'ft_title', type: 'fulltext', columns: ['title'] },
      { key: 'k_plays', type: 'key', columns: ['plays'], orders: ['DESC'] },
    ],
  },
  {
    $id: 'favorites',
    databaseId: 'games_db',
    $permissions: ['create("users")'],
    rowSecurity: true,
    columns: [text('user_id', 36, required), text('game_id', 64, required)],
  },
  {
    $id: 'high_scores',
    databaseId: 'games_db',
    $permissions: ['read("any")', 'create("users")'],
    columns: [
      text('game_id', 64, required),
      text('user_id', 36, required),
      text('user_name', 128, required),
      { key: 'score', type: 'integer', min: 0, max: 9_007_199_254_740_991, required: true },
    ],
  },
]

test('matches the recording of increments, search and upserts', async () => {
  const cloud = await startTestCloud({
    config: configFile(TABLES, {}, ['games_db', 'rows_db']),
    userIds: [`ma${RUN}`, `mb${RUN}`],
  })
  await replay(cloud, readRecording('documents'))
})

import { describe, expect, it } from 'vitest'
import { addRepository, describeProvenance } from './provenance.mjs'

const workflow = {
  GITHUB_SERVER_URL: 'https://github.example',
  GITHUB_REPOSITORY: 'owner/name',
  NPM_REGISTRY: 'https://registry.example',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example',
}
const repository = { type: 'git', url: 'git+https://github.example/owner/name.git', directory: 'packages/ui' }

describe('addRepository', () => {
  it('names the repository of the workflow', () => {
    expect(addRepository({ name: 'ui' }, 'packages/ui', workflow)).toEqual({ name: 'ui', repository })
  })

  it('leaves a manifest alone that names one, or outside workflows', () => {
    const named = { repository: { url: 'git+https://github.example/other.git' } }
    expect(addRepository(named, 'packages/ui', workflow)).toBe(named)
    const unnamed = { name: 'ui' }
    expect(addRepository(unnamed, 'packages/ui', {})).toBe(unnamed)
  })
})

describe('describeProvenance', () => {
  it('signs in a workflow with a registry, a token and a repository', () => {
    expect(describeProvenance({ repository }, workflow)).toBe(`signed for ${repository.url}`)
  })

  it.each([
    [/NPM_REGISTRY/, { repository }, { ...workflow, NPM_REGISTRY: '' }],
    [/id-token/, { repository }, { ...workflow, ACTIONS_ID_TOKEN_REQUEST_URL: undefined }],
    [/no repository/, {}, workflow],
  ])('says what is missing: %s', (reason, manifest, env) => {
    expect(describeProvenance(manifest, env)).toMatch(/^none/)
    expect(describeProvenance(manifest, env)).toMatch(reason)
  })
})

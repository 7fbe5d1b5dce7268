declare module 'virtual:rules' {
  import type { AnyRules } from './replay-run.ts'

  /** Rules by hash, by id of the base game. */
  export const rulesByGame: ReadonlyMap<string, ReadonlyMap<string, AnyRules>>
}

import { createSimulation } from '../../core/game.ts'
import type { Rules, RunOptions, RunState } from '../../core/game.ts'
import { createMissionCounter } from '../../core/goals/missions.ts'
import type { Mission, MissionCounts } from '../../core/goals/missions.ts'
import type { Medals } from '../../core/goals/medals.ts'
import { mixSeed, Random } from '../../core/random.ts'
import { stepsPerSecond } from '../../core/runner/loop.ts'
import { medals as duneRallyMedals, missions as duneRallyMissions } from '../../games/dune-rally/missions.ts'
import { rules as duneRally } from '../../games/dune-rally/rules/rules.ts'
import { medals as hennaMedals, missions as hennaMissions } from '../../games/henna-studio/missions.ts'
import * as hennaBots from '../../games/henna-studio/rules/bots.ts'
import { rules as hennaStudio } from '../../games/henna-studio/rules/rules.ts'
import {
  medals as lanternLeapMedals,
  missions as lanternLeapMissions,
} from '../../games/lantern-leap/missions.ts'
import { rules as lanternLeap } from '../../games/lantern-leap/rules/rules.ts'
import {
  medals as oasisQuestMedals,
  missions as oasisQuestMissions,
} from '../../games/oasis-quest/missions.ts'
import { rules as oasisQuest } from '../../games/oasis-quest/rules/rules.ts'
import { medals as soukMedals, missions as soukMissions } from '../../games/souk-kitchen/missions.ts'
import * as cooks from '../../games/souk-kitchen/rules/bots.ts'
import { rules as soukKitchen } from '../../games/souk-kitchen/rules/rules.ts'
import {
  medals as starBreakerMedals,
  missions as starBreakerMissions,
} from '../../games/star-breaker/missions.ts'
import { rules as starBreaker } from '../../games/star-breaker/rules/rules.ts'
import { medals as zelligeMedals, missions as zelligeMissions } from '../../games/zellige/missions.ts'
import { rules as zellige } from '../../games/zellige/rules/rules.ts'
import { createPlayer as createDriver } from './dune-rally.ts'
import { createPlayer as createRunner } from './lantern-leap.ts'
import { createPlayer as createExplorer } from './oasis-quest.ts'
import { skills } from './skills.ts'
import type { SkillName } from './skills.ts'
import { createPlayer as createKeeper } from './star-breaker.ts'
import { createPlayer as createSlider } from './zellige.ts'

/** Result of one run of a bot. */
export interface Outcome {
  /** Seconds of play, rounded to tenths. */
  seconds: number
  score: number
}

type Player<State, Moves> = (state: State, random: Random) => Moves

/** Longest run, in seconds. */
export const longest = 900

function createGame<State extends RunState, Moves, GameEvent>(
  rules: Rules<State, Moves, GameEvent>,
  missions: readonly Mission<State, GameEvent>[],
  getMedals: (level: number) => Medals,
  open: (skill: SkillName) => Player<State, Moves>,
) {
  return {
    missions,
    getMedals,
    play(skill: SkillName, start: RunOptions, hand = 0): Outcome & { counts: MissionCounts } {
      const { state, step } = createSimulation(rules, start)
      const { counts, count } = createMissionCounter(missions, state)
      const [player, random] = [open(skill), new Random(mixSeed(start.seed, 77 + hand))]
      let steps = 0
      for (; !state.over && steps < longest * stepsPerSecond; steps++)
        step(rules.encodeMove(player(state, random)), count)
      const seconds = Math.round((steps / stepsPerSecond) * 10) / 10
      return { seconds, score: state.score, counts }
    },
  }
}

const cookSkills = { novice: cooks.novice, average: cooks.average, expert: cooks.expert }
const hennaSkills = { novice: hennaBots.novice, average: hennaBots.average, expert: hennaBots.expert }
/** Slides that each player thinks ahead in Zellige. */
const plies: Record<SkillName, number> = { novice: 1, average: 2, expert: 3 }

/** The games with a table, each played by bots of three skills. */
export const games = {
  'lantern-leap': createGame(lanternLeap, lanternLeapMissions, lanternLeapMedals, (skill) =>
    createRunner(skills[skill]),
  ),
  'dune-rally': createGame(duneRally, duneRallyMissions, duneRallyMedals, (skill) =>
    createDriver(skills[skill]),
  ),
  'star-breaker': createGame(starBreaker, starBreakerMissions, starBreakerMedals, (skill) =>
    createKeeper(skills[skill]),
  ),
  zellige: createGame(zellige, zelligeMissions, zelligeMedals, (skill) =>
    createSlider(skills[skill], plies[skill]),
  ),
  'oasis-quest': createGame(oasisQuest, oasisQuestMissions, oasisQuestMedals, (skill) =>
    createExplorer(skill),
  ),
  'souk-kitchen': createGame(soukKitchen, soukMissions, soukMedals, (skill) => {
    let cook: cooks.Cook | null = null
    return (state, random) => (cook ??= cooks.createCook(cookSkills[skill], random.int(0, 0xffff)))(state)
  }),
  'henna-studio': createGame(hennaStudio, hennaMissions, hennaMedals, (skill) =>
    hennaBots.createBot(hennaSkills[skill]),
  ),
}
export type BalancedGame = keyof typeof games

export const getSeed = (index: number): number => mixSeed(0x5a4a, index)

import type { Guideline } from '../testing/component-docs.ts'
import { GameFrame } from './game-frame.tsx'

const titles = { en: 'Game: Neon Drift', ar: 'لعبة: سباق النيون' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say what went wrong and what to do next.', ar: 'قل ما الذي تعذّر، وما الذي يمكن فعله.' },
      sample: (language) => (
        <div className="w-full">
          <GameFrame
            src={null}
            state="error"
            title={titles[language]}
            onRetry={() => undefined}
            errorText={
              {
                en: 'The game could not be loaded. Check your connection and try again.',
                ar: 'تعذّر تحميل اللعبة. تحقّق من اتصالك ثم أعد المحاولة.',
              }[language]
            }
          />
        </div>
      ),
    },
    dont: {
      rule: { en: 'Do not show a code or blame the player.', ar: 'لا تعرض رمزًا، ولا تلُم اللاعب.' },
      sample: (language) => (
        <div className="w-full">
          <GameFrame
            src={null}
            state="error"
            title={titles[language]}
            errorText={{ en: 'Error 503: bad connection', ar: 'خطأ 503: اتصالك سيئ' }[language]}
          />
        </div>
      ),
    },
  },
]

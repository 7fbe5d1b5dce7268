import { takeGraphemes } from '../characters/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { promptSamples } from './prompt-input.samples.ts'
import { PromptInput, type PromptInputProps } from './prompt-input.tsx'

const Prompt = ({ language, ...props }: Partial<PromptInputProps> & { language: 'en' | 'ar' }) => (
  <PromptInput label={promptSamples[language].label} onSend={() => {}} className="w-full" {...props} />
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say in the placeholder what can be asked.', ar: 'قل في النص المساعد عمَّ يُسأل.' },
      sample: (language) => <Prompt language={language} placeholder={promptSamples[language].placeholder} />,
    },
    dont: {
      rule: { en: 'Do not describe the field.', ar: 'لا تصف الحقل.' },
      sample: (language) => (
        <Prompt
          language={language}
          placeholder={{ en: 'Enter your prompt here', ar: 'أدخل النص هنا' }[language]}
        />
      ),
    },
  },
  {
    do: {
      rule: {
        en: 'Keep text over the limit, and say by how much.',
        ar: 'أبقِ النص الزائد، وقل كم زاد.',
      },
      sample: (language) => (
        <Prompt language={language} limit={20} defaultValue={promptSamples[language].text} />
      ),
    },
    dont: {
      rule: { en: 'Do not cut what was typed or pasted.', ar: 'لا تقطع ما كُتب أو لُصق.' },
      sample: (language) => (
        <Prompt language={language} defaultValue={takeGraphemes(promptSamples[language].text, 20)} />
      ),
    },
  },
]

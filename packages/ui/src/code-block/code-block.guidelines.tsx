import type { Guideline } from '../testing/component-docs.ts'
import { CodeBlock } from './code-block.tsx'

const style = { inlineSize: '100%' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Show only what is to be copied.', ar: 'اعرض ما يُنسخ وحده.' },
      sample: () => <CodeBlock style={style} language="Shell" code="npm start" />,
    },
    dont: {
      rule: { en: 'Do not include the prompt and the output.', ar: 'لا تُضمّنه علامة سطر الأوامر ولا الناتج.' },
      sample: () => <CodeBlock style={style} language="Shell" code={'$ npm start\nReady in 0.4 s'} />,
    },
  },
  {
    do: {
      rule: { en: 'Write the name of the language.', ar: 'اكتب اسم لغة البرمجة بحروفها اللاتينية.' },
      sample: () => <CodeBlock style={style} language="TypeScript" code="const grip = 0.6" />,
    },
    dont: {
      rule: { en: 'Do not write a file extension.', ar: 'لا تكتب امتداد الملف.' },
      sample: () => <CodeBlock style={style} language="ts" code="const grip = 0.6" />,
    },
  },
]

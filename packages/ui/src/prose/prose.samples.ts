/** Sample replies of a model: mixed languages, code, a table and URLs. */
export const answers = {
  en: `## How to take a bend in Neon Drift

Brake **before** the bend, not in it. The keys are \`ArrowLeft\` and \`ArrowRight\`; in Arabic this is called **انعطاف**.

1. Come from the outside.
2. Touch the inside edge.
3. Leave with the throttle *fully* open.
   - On rain, wait a moment longer.

> Slow in, fast out.

| Track | Best time | Bends |
| :---- | --------: | :---: |
| Harbour | 1:12.4 | 9 |
| Old town | 1:38.0 | 17 |
| Desert at night | 2:05.7 | 6 |

- [x] Harbour
- [ ] Old town

\`\`\`ts
const grip = rain ? 0.6 : 1
\`\`\`

More in [the drivers’ handbook](https://example.com/handbook) or from help@example.com.`,
  ar: `## كيف تأخذ المنعطف في Neon Drift

اكبح **قبل** المنعطف لا فيه. المفتاحان هما \`ArrowLeft\` و\`ArrowRight\`، ويسمّي السائقون هذا الخط *racing line*.

1. ادخل من الخارج.
2. المس الحافة الداخلية.
3. اخرج والدواسة مفتوحة إلى آخرها.
   - تحت المطر، انتظر لحظة أطول.

> ادخل بطيئًا واخرج سريعًا.

| الحلبة | أفضل زمن | المنعطفات |
| :---- | --------: | :---: |
| الميناء | 1:12.4 | 9 |
| المدينة القديمة | 1:38.0 | 17 |
| الصحراء ليلًا | 2:05.7 | 6 |

- [x] الميناء
- [ ] المدينة القديمة

\`\`\`ts
const grip = rain ? 0.6 : 1
\`\`\`

التفاصيل في [دليل السائقين](https://example.com/handbook) أو عبر help@example.com.`,
}

/** Injection attempts. They must not run, load anything or hide a destination. */
export const hostile = `<script>alert(1)</script> <img src="https://tracker.example/p.png" onerror="alert(1)">

![The map](https://tracker.example/map.png) and [press here](javascript:alert(1)),
[https://good.example](https://evil.example/login), <https://good.example@evil.example>

<iframe src="https://evil.example"></iframe>`

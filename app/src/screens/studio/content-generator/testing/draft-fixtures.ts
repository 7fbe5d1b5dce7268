import type { BlogDraft } from '../../../../adapters/gemini/tools/blog-draft.ts'

export const draft: BlogDraft = {
  en_title: 'Where backgammon comes from',
  en_body:
    'Two people, thirty pieces and a pair of dice: little has changed since boards like it were scratched into stone.\n\n## A game of roads\n\nMerchants carried it from **Persia** to the Mediterranean. Every café on the way has its own name for a double six.\n\n- Learn to bear off early.\n- Leave no piece alone.\n\nThe dice decide the move; *you* decide what it is worth.',
  en_tags: ['board games', 'history', 'backgammon'],
  ar_title: 'من أين جاءت لعبة الطاولة؟',
  ar_body:
    'لاعبان وثلاثون حجرًا ونردان: قلّما تغيّر شيء منذ خُدشت أولى الرقاع في الحجر.\n\n## لعبة الطرق\n\nحملها التجار من **فارس** إلى المتوسط، وفي كل مقهى على الطريق اسم لرمية الست المزدوجة، حتى إن بعضهم يسميها Double Six.\n\n- بادر إلى إخراج أحجارك.\n- لا تترك حجرًا وحيدًا.\n\nالنرد يقرر الرمية، و*أنت* تقرر قيمتها.',
  ar_tags: ['ألعاب الطاولة', 'تاريخ', 'طاولة الزهر'],
}

/** A draft with injected HTML and scripts. */
export const hostile: BlogDraft = {
  en_title: '<img src=x onerror=alert(1)> "}\u202E{" a title without a single space: '.concat(
    'x'.repeat(120),
  ),
  en_body:
    '<script>alert(1)</script>\n\n![a picture](https://evil.example/pixel.png)\n\n[a link](javascript:alert(1)) and [another](https://evil.example/)\n\n```json\n{ "a": "</code></pre>" }\n```',
  en_tags: ['<b>tag</b>', '<b>tag</b>', 'y'.repeat(90)],
  ar_title: 'عنوان English داخله 2026',
  ar_body: '| عمود | Column |\n| --- | ---: |\n| <i>خلية</i> | 12 |',
  ar_tags: [],
}

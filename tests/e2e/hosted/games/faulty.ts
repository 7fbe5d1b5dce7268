import { page, pixel, tone, type GameFiles } from './page.ts'

const load = `const load = (name, address) => new Promise((resolve, reject) => {
  const element = document.createElement(name)
  element.onload = () => resolve(element)
  element.onerror = () => reject('missing')
  element.src = address
  if (name !== 'img') document.body.append(element)
})
const report = (checks) => {
  for (const [name, check] of Object.entries(checks))
    Promise.resolve().then(check).then((value) => note(name, value), (error) => note(name, error.name ?? error))
}`

/** Has faults that real games have, and plays on. */
export const faults: GameFiles = {
  'picture.png': pixel,
  'tone.wav': tone,
  'js/top.js': `window.top_script = 'ran'`,
  'index.html': page(
    `${load}
report({
  'absolute script': () => window.top_script,
  'absolute picture': () => document.getElementById('absolute').decode().then(() => 'shown'),
  'missing picture': () => load('img', 'none.png'),
  'missing script': () => load('script', 'none.js'),
  'missing data': () => fetch('none.json').then((r) => (r.ok ? 'there' : 'missing'), () => 'missing'),
  'foreign script': () => load('script', 'https://cdn.example/engine.js'),
  'foreign data': () => fetch('https://cdn.example/levels.json'),
  'exported picture': () => {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d').drawImage(document.getElementById('absolute'), 0, 0)
    return canvas.toDataURL().slice(0, 14)
  },
  'popup': () => String(window.open('https://elsewhere.example/')),
  'early sound': () => new Audio('tone.wav').play().then(() => 'plays'),
})
document.getElementById('sound').onclick = () => report({ sound: () => new Audio('tone.wav').play().then(() => 'plays') })
document.getElementById('lock').onclick = () => report({
  lock: async () => {
    await document.body.requestPointerLock()
    const locked = document.pointerLockElement?.localName
    document.exitPointerLock()
    return locked
  },
})
`,
    '<script src="/js/top.js"></script><img id="absolute" src="/picture.png" alt=""><button id="sound">Sound</button><button id="lock">Lock</button>',
  ),
}

/** Loads its script late, which then writes the whole page. */
export const late: GameFiles = {
  'part.js': `setTimeout(() => {
  document.write('<body style="background:#246;color:#fff"><ul id="notes"></ul><p>Late</p><div style="height:3000px"></div>')
  document.close()
  addEventListener('keydown', ({ key }) => note('key', key))
  globalThis[Symbol.for('saha.hosted')].onMuted((isMuted) => note('muted', isMuted))
})`,
  'index.html': page(`
const load = () => {
  const script = document.createElement('script')
  script.src = 'part.js'
  document.head.append(script)
}
addEventListener('load', () => setTimeout(load, 1500))
`),
}

/** Takes memory after a press until the browser ends its process. */
export const memory: GameFiles = {
  'index.html': page(
    `
const all = []
const take = () => { for (;;) all.push(new Array(1e6).fill(0.5)) }
addEventListener('click', () => { top.postMessage('starting', '*'); setTimeout(take, 50) })
`,
    '<button style="width:200px;height:200px">Take</button>',
  ),
}

/** Changes the hash of its page from time to time, as games with routes do. */
export const hash: GameFiles = {
  'index.html': page(
    `
let step = 0
document.querySelector('button').onclick = () => { location.hash = 'level' + ++step }
addEventListener('hashchange', () => note('hash', location.hash))
`,
    '<button>Next level</button>',
  ),
}

/** Counts its visits in IndexedDB, with what JSON cannot hold. */
export const database: GameFiles = {
  'index.html': page(
    `
const promise = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
})
let db
async function count() {
  const request = indexedDB.open('saves', 2)
  request.onupgradeneeded = ({ oldVersion }) => {
    note('upgraded from', oldVersion)
    const store = request.result.createObjectStore('visits', { keyPath: 'id', autoIncrement: true })
    store.createIndex('kind', 'kind')
  }
  db = await promise(request)
  const transaction = db.transaction('visits', 'readwrite')
  const store = transaction.objectStore('visits')
  store.add({ kind: 'visit', at: new Date(2026, 0, 1), bytes: new Uint8Array([1, 2, 3]), map: new Map([['a', undefined]]) })
  const all = await promise(store.index('kind').getAll('visit'))
  note('count', all.length)
  note('last', [all.at(-1).id, all[0].at.getFullYear(), all[0].bytes.join(''), all[0].map.has('a')].join())
  note('names', (await indexedDB.databases()).map(({ name, version }) => name + version).join())
  transaction.oncomplete = () => note('stored', all.length)
}
count().catch((error) => note('failed', error))
document.getElementById('reload').onclick = () => location.reload()
document.getElementById('fill').onclick = () => {
  const transaction = db.transaction('visits', 'readwrite')
  transaction.objectStore('visits').add({ text: 'x'.repeat(3 * 2 ** 20) })
  transaction.onabort = () => note('quota', transaction.error.name)
}
`,
    '<button id="reload">Reload</button><button id="fill">Fill</button>',
  ),
}

/** Plays in frames of its own page: one of its HTML, one of its script. */
export const nested: GameFiles = {
  'inner/game.html': page(
    `
const attempt = (reach) => { try { return String(reach()) } catch { return 'refused' } }
note('inner', [
  localStorage.getItem('level'),
  parent === window,
  attempt(() => top.localStorage.length),
  attempt(() => top.document.cookie),
].join())
addEventListener('storage', ({ key, newValue }) => note('heard', key + '=' + newValue))
document.getElementById('next').onclick = () => { localStorage.level = Number(localStorage.level) + 1 }
`,
    '<button id="next">Next</button>',
  ),
  'index.html': page(
    `
addEventListener('storage', ({ key, newValue }) => note('outer', key + '=' + newValue))
const frame = document.createElement('iframe')
frame.id = 'made'
frame.src = 'inner/game.html'
document.body.append(frame)
`,
    '<p>Nested</p><iframe id="parsed" src="inner/game.html"></iframe>',
    '<script>localStorage.level ??= 1</script>',
  ),
}

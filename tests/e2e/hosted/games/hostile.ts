import { page, type GameFiles } from './page.ts'

/** Tries everything that a frame could reach beyond its folder. A result that is not `refused`, or none, is an escape. */
export const escapes: GameFiles = {
  'index.html': page(
    `
const attempts = {
  'parent document': () => top.document.body.innerHTML,
  'parent storage': () => top.localStorage.length,
  'parent cookie': () => top.document.cookie,
  'parent address': () => top.location.href,
  'parent variable': () => top.captured,
  'backend': () => fetch('/v1/health/version').then((r) => r.status),
  'backend with cookies': () => fetch(location.origin + '/v1/account', { credentials: 'include' }).then((r) => r.status),
  'backend, not read': () => fetch('/v1/account', { mode: 'no-cors' }).then((r) => r.type),
  'page of the portal': () => fetch('/?portal').then((r) => r.text()),
  'game beside it': () => fetch('../../canvas/0123456789abcdef/index.html').then((r) => r.text()),
  'other site': () => fetch('https://elsewhere.example/').then((r) => r.status),
  'request object': () => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', '/v1/health/version')
    request.onload = () => resolve(request.status)
    request.onerror = reject
    request.send()
  }),
  'picture of the portal': () => new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image.width)
    image.onerror = reject
    image.src = '/posters/zellige.svg'
  }),
  'script of the portal': () => new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.onload = () => resolve('ran')
    script.onerror = reject
    script.src = '/service-worker.js'
    document.head.append(script)
  }),
  'beacon': () => new Promise((_, reject) => {
    addEventListener('securitypolicyviolation', ({ blockedURI }) => blockedURI.includes('beacon') && reject(), { once: false })
    navigator.sendBeacon('/v1/beacon', 'x')
  }),
  'socket': () => new Promise((resolve, reject) => {
    const socket = new WebSocket('ws://' + location.host + '/v1/realtime')
    socket.onopen = () => resolve('open')
    socket.onerror = reject
  }),
  'popup': () => { if (!open('about:blank')) throw Error() },
  'frame of the portal': () => new Promise((_, reject) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => effectiveDirective === 'frame-src' && reject())
    const frame = document.createElement('iframe')
    frame.src = '/?portal'
    document.body.append(frame)
  }),
  'own storage of the site': () => {
    const frame = document.createElement('iframe')
    frame.src = 'about:blank'
    document.body.append(frame)
    return frame.contentWindow.localStorage.length
  },
  'service worker': () => navigator.serviceWorker.register('/service-worker.js'),
  'worker of the portal': () => new Promise((resolve, reject) => {
    const worker = new Worker('/service-worker.js')
    worker.onerror = reject
    worker.onmessage = resolve
  }),
  'worker that asks the backend': () => new Promise((resolve, reject) => {
    const source = "fetch('" + location.origin + "/v1/health/version').then((r) => postMessage(r.status), () => postMessage('refused'))"
    const worker = new Worker(URL.createObjectURL(new Blob([source])))
    worker.onmessage = ({ data }) => data === 'refused' ? reject() : resolve(data)
  }),
  'module worker that asks the backend': () => new Promise((resolve, reject) => {
    const source = "fetch('" + location.origin + "/v1/health/version', { mode: 'no-cors' }).then((r) => postMessage(r.type), () => postMessage('refused'))"
    const worker = new Worker('data:text/javascript,' + encodeURIComponent(source), { type: 'module' })
    worker.onmessage = ({ data }) => data === 'refused' ? reject() : resolve(data)
  }),
  'databases of the site': () => window['indexed' + 'DB'].databases(),
  'window of the portal': () => open('https://elsewhere.example/', '_top').name,
  'camera': () => navigator.mediaDevices.getUserMedia({ video: true }),
  'place': () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
  'top navigation': () => { top.location.href = 'https://elsewhere.example/' },
}
for (const [name, attempt] of Object.entries(attempts))
  Promise.resolve().then(attempt).then((value) => note(name, 'reached ' + value), () => note(name, 'refused'))
`,
    '<p>Escapes</p>',
  ),
}

/** Loops endlessly after a press. */
export const loop: GameFiles = {
  'index.html': page(
    // Browsers send the message in a task of its own, before the loop.
    `addEventListener('click', () => { top.postMessage('starting', '*'); setTimeout(() => { for (;;); }, 50) })`,
    '<button style="width:200px;height:200px">Loop</button>',
  ),
}

export const navigation: GameFiles = {
  'index.html': page(
    `setTimeout(() => { location.href = 'https://elsewhere.example/' }, 500)`,
    '<p>Away</p>',
  ),
}

export const reloads: GameFiles = {
  'index.html': page(`setTimeout(() => location.reload(), 50)`, '<p>Again and again</p>'),
}

export const trap: GameFiles = {
  'index.html': page(
    `setTimeout(() => { for (let i = 0; i < 20; i++) location.hash = 'step' + i }, 300)`,
    '<p>Trap</p>',
  ),
}

export const flood: GameFiles = {
  'index.html': page(
    `setInterval(() => { for (let i = 0; i < 2000; i++) top.postMessage(i, '*') }, 5)`,
    '<p>Flood</p>',
  ),
}

import { describe, expect, it } from 'vitest'
import { prepareFiles } from './prepare-files.ts'

const tag = '<script src="../../first-script.js"></script>'

function prepare(content: string | Buffer, path = 'index.html', ...others: string[]): string {
  const files = [path, ...others].map((name) => ({ path: name, bytes: Buffer.from(content) }))
  const found = prepareFiles(files).files.find((file) => file.path === path)
  return Buffer.from(found?.bytes ?? []).toString('latin1')
}

describe('prepareFiles', () => {
  it.each([
    ['<!doctype html><html><head><title>a</title>', '<!doctype html><html><head>|<title>a</title>'],
    [
      '<!DOCTYPE html>\r\n<HTML>\r\n<HEAD id=a>\r\n<meta>',
      '<!DOCTYPE html>\r\n<HTML>\r\n<HEAD id=a>|\r\n<meta>',
    ],
    ['<!doctype html><html lang=en><title>a</title>', '<!doctype html><html lang=en>|<title>a</title>'],
    ['<!doctype html><script>go()</script>', '<!doctype html>|<script>go()</script>'],
    ['<script>go()</script>', '|<script>go()</script>'],
    ['<canvas></canvas>', '|<canvas></canvas>'],
    ['', '|'],
    ['<!-- <head> --><html><!-- <head> --><head>', '<!-- <head> --><html><!-- <head> --><head>|'],
    ['<html data-a="<head>"><head class=">">', '<html data-a="<head>"><head class=">">|'],
    ['<p>a<head><script>go()</script>', '|<p>a<head><script>go()</script>'],
    ['<html><body><html lang=en>', '<html>|<body><html lang=en>'],
    ['\u00EF\u00BB\u00BF<!doctype html><head>', '\u00EF\u00BB\u00BF<!doctype html><head>|'],
  ])('puts the first script into %j', (before, after) => {
    expect(prepare(Buffer.from(before, 'latin1'))).toBe(after.replace('|', tag))
  })

  it('keeps every byte of other encodings', () => {
    const bytes = Buffer.from([...Buffer.from('<head>'), 0x81, 0x40, 0xff, 0xfe, 0x80])
    expect(prepare(bytes)).toBe(`<head>${tag}${bytes.subarray(6).toString('latin1')}`)
  })

  it.each([
    ['little', false],
    ['big', true],
  ])('keeps %s-endian UTF-16', (_, isBig) => {
    const encode = (text: string) => {
      const bytes = Buffer.from(text, 'utf16le')
      return isBig ? bytes.swap16() : bytes
    }
    const result = prepare(encode('\uFEFF<head><title>لعبة</title>'))
    expect(result).toBe(encode(`\uFEFF<head>${tag}<title>لعبة</title>`).toString('latin1'))
  })

  it('addresses the script from folders', () => {
    expect(prepare('<head>', 'levels/one/a.htm')).toBe(
      '<head><script src="../../../../first-script.js"></script>',
    )
  })

  it('adds the databases where a file of the game uses them', () => {
    const files = [
      { path: 'index.html', bytes: Buffer.from('<head>') },
      { path: 'js/save.js', bytes: Buffer.from('window.indexedDB.open("saves")') },
    ]
    const [page] = prepareFiles(files).files
    expect(Buffer.from(page?.bytes ?? []).toString()).toBe(
      `<head>${tag}<script src="../../indexed-db.js"></script>`,
    )
  })

  it('makes addresses at the root of a host relative if the game has the file', () => {
    const page =
      '<head><base href="/"><script src=/js/a.js?v=1></script><img src="/none.png"><a href="/js/a.js">'
    expect(prepare(page, 'index.html', 'js/a.js')).toBe(
      `<head>${tag}<base href="./"><script src="./js/a.js?v=1"></script><img src="/none.png"><a href="/js/a.js">`,
    )
    expect(prepare('<img src=/a.png>', 'levels/one.html', 'a.png')).toContain('<img src="../a.png">')
  })

  it.each([
    ['https://sdk.crazygames.com/crazygames-sdk-v3.js', 'crazygames-v3'],
    ['//game-cdn.poki.com/scripts/v2/poki-sdk.js', 'poki-v2'],
    ['https://bridge.playgama.com/v1/stable/playgama-bridge.js', 'playgama-bridge'],
    ['https://bridge.playgama.com/v1.27.0/playgama-bridge.js?v=2', 'playgama-bridge'],
  ])('replaces %s', (address, name) => {
    const page = `<head><script src="${address}" integrity="sha384-x" crossorigin></script>`
    expect(prepare(page)).toBe(`<head>${tag}<script src="../../sdk/${name}.js"  ></script>`)
    expect(prepare(page, 'levels/one.html')).toContain(`src="../../../sdk/${name}.js"`)
    expect(prepare(`load("${address}")`, 'js/loader.js')).toBe(`load("../../sdk/${name}.js")`)
    const escaped = address.replaceAll('/', String.raw`\/`)
    expect(prepare(`{"sdk":"${escaped}"}`, 'a.json')).toBe(`{"sdk":"../../sdk/${name}.js"}`)
  })

  it.each(['https://sdk.crazygames.com/crazygames-sdk-v1.js', 'https://evil.example/poki-sdk.js'])(
    'leaves %s',
    (address) => {
      expect(prepare(`load("${address}")`, 'a.js')).toBe(`load("${address}")`)
    },
  )

  it('names the SDK of a game', () => {
    const page = '<script src="https://game-cdn.poki.com/scripts/v2/poki-sdk.js"></script>'
    expect(prepareFiles([{ path: 'index.html', bytes: Buffer.from(page) }]).sdk).toBe('poki-v2')
    expect(prepareFiles([{ path: 'index.html', bytes: Buffer.from('') }])).not.toHaveProperty('sdk')
  })

  it.each([
    ['load("/img/a.png")', 'load("./img/a.png")'],
    ["load('/img/a.png?v=2')", "load('./img/a.png?v=2')"],
    ['load(`/img/` + name)', 'load(`./img/` + name)'],
    ['import"/js/b.js"', 'import"../js/b.js"'],
    ['import b from "/js/b.js"', 'import b from "../js/b.js"'],
    ['await import( "/js/b.js")', 'await import( "../js/b.js")'],
    ['load("/img/none.png", "//img/a.png", "/")', 'load("/img/none.png", "//img/a.png", "/")'],
    ['const a = 1 /img/a.png', 'const a = 1 /img/a.png'],
  ])('corrects addresses at the root of a host in the script %j', (before, after) => {
    expect(prepare(before, 'js/a.js', 'img/a.png', 'js/b.js')).toBe(after)
  })

  it('corrects such addresses in stylesheets, and in a document’s own scripts and styles', () => {
    const styles = 'a{background:url(/img/a.png)}b{background:url( "/img/a.png#b")}c{background:url(/no.png)}'
    expect(prepare(styles, 'css/a.css', 'img/a.png')).toBe(
      'a{background:url(../img/a.png)}b{background:url( "../img/a.png#b")}c{background:url(/no.png)}',
    )
    const page = '<head><style>a{background:url(/a.png)}</style><script>load("/a.png")</script>'
    expect(prepare(page, 'index.html', 'a.png')).toBe(
      `<head>${tag}<style>a{background:url(./a.png)}</style><script>load("./a.png")</script>`,
    )
    expect(prepare(page, 'levels/one.html', 'a.png')).toContain('load("../a.png")')
  })

  it('leaves all other files as they are', () => {
    expect(prepare('<head>', 'a.js')).toBe('<head>')
  })

  it('has one digest for one content', () => {
    const files = [
      { path: 'index.html', bytes: Buffer.from('<head>') },
      { path: 'a.js', bytes: Buffer.from('a') },
    ]
    const { digest } = prepareFiles(files)
    expect(prepareFiles(files.toReversed()).digest).toBe(digest)
    expect(prepareFiles([...files.slice(0, 1), { path: 'a.js', bytes: Buffer.from('b') }]).digest).not.toBe(
      digest,
    )
    expect(prepareFiles([...files.slice(0, 1), { path: 'b.js', bytes: Buffer.from('a') }]).digest).not.toBe(
      digest,
    )
  })
})

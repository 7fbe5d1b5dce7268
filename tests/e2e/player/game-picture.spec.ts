import { sample } from '../../sample.ts'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/portal.ts'
import { expectReachable, Player } from '../support/player.ts'
import { texts } from '../../../packages/games/src/games/henna-studio/texts.ts'

test.use({ motion: 'no-preference' })

for (const [locale, fileName] of sample('pictures', [
  ['en', 'my-henna-studio.png'],
  ['ar', 'soura-henna-studio.png'],
] as const)) {
  test(`downloads the picture that a game offers (${locale})`, async ({ visit }) => {
    const player = await new Player(await visit(locale)).press('henna-studio')
    const { page, words } = player
    const own = texts[locale]
    await expectReachable(player.gameShell)
    await player.gameButton(own.modes.free).click()
    await player.expectPhase('playing')
    await player.game.locator('.henna-hand').click()
    await player.gameButton(own.picture).click()

    const notice = page.getByRole('status').filter({ hasText: words.picture })
    await expect(notice).toBeVisible()
    await expectReachable(notice)
    const downloading = page.waitForEvent('download')
    await notice.getByRole('button', { name: words.pictureDownload }).click()
    await expect(notice).toHaveCount(0)
    const download = await downloading
    expect(download.suggestedFilename()).toBe(fileName)
    const file = await readFile(await download.path())
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    expect(file.length).toBeLessThan(2 * 1024 * 1024)
    await player.expectGameFocus()
  })
}

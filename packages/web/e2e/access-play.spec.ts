/** A whole game of every title with nothing but what a screen reader is given: roles and names. El Gaucho's is played by keyboard elsewhere. */
import { answered, BOXES, expect, lines, prefer, QUICK, test } from './house.ts'

for (const game of BOXES.filter((id) => id !== 'el-gaucho')) {
  const tag = game === 'deadwood' ? [] : '@long'
  test(`a whole game of ${game} with the accessibility tree alone`, { tag }, async ({ page }) => {
    test.slow()
    await prefer(page, { ...QUICK, view: 'zones' })
    await page.goto(`/new/${game}/solo`)
    await page.getByRole('radio', { name: '2', exact: true }).check()
    await page.getByRole('button', { name: 'Start the game' }).click()
    const options = page.getByRole('tabpanel', { name: 'Options' }).getByRole('button')
    const over = page.getByRole('dialog', { name: 'Final score' })
    for (let answers = 0; ; answers++) {
      await options.or(over).first().waitFor()
      if (await over.isVisible()) break
      const before = await lines(page)
      const named = await options.evaluateAll((all) => all.every((button) => (button.textContent ?? '').trim() !== ''))
      expect(named).toBe(true)
      // Now the first, now a later one: nobody walks in circles.
      await options.nth(answers % Math.min(3, await options.count())).click()
      await answered(page, before)
    }
    await expect(over.getByRole('table')).toContainText('Total')
  })
}

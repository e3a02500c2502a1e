import { chooseFromList, expect, myTurn, prefer, QUICK, test } from './house.ts'

test('sounds are heard where somebody wants them, and phones shake', async ({ page }) => {
  await prefer(page, { ...QUICK, sound: true, haptics: true })
  await page.addInitScript(() => {
    const heard = { peak: 0, shakes: 0 }
    Object.assign(window, { heard })
    navigator.vibrate = () => {
      heard.shakes++
      return true
    }
    // Whatever goes to the loudspeakers goes through a meter as well.
    const { connect } = AudioNode.prototype as unknown as { connect: (this: AudioNode, to: AudioNode) => AudioNode }
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) {
        const meter = this.context.createAnalyser()
        connect.call(this, meter)
        const wave = new Float32Array(meter.fftSize)
        setInterval(() => {
          meter.getFloatTimeDomainData(wave)
          for (const sample of wave) heard.peak = Math.max(heard.peak, Math.abs(sample))
        }, 5)
      }
      return connect.call(this, to)
    } as typeof AudioNode.prototype.connect
  })
  await page.goto('/new/tic-tac-toe/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myTurn(page)
  await chooseFromList(page)
  await myTurn(page)
  const heard = () => page.evaluate(() => (window as unknown as { heard: { peak: number; shakes: number } }).heard)
  await expect.poll(async () => (await heard()).shakes).toBeGreaterThan(0)
  await expect.poll(async () => (await heard()).peak).toBeGreaterThan(0.005)
})

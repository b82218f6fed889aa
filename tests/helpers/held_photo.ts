import type { Page } from 'playwright'
import { until } from '#tests/helpers/until'

/** By the step whose result is held back: from the next photo that comes to it, once. */
const scripts = {
  opening: `{
    const { decode } = HTMLImageElement.prototype
    HTMLImageElement.prototype.decode = function () {
      HTMLImageElement.prototype.decode = decode
      const opened = decode.call(this)
      return new Promise((resolve) => (window.letGo = () => resolve(opened)))
    }
  }`,
  cutting: `{
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (callback, ...settings) {
      HTMLCanvasElement.prototype.toBlob = toBlob
      toBlob.call(this, (blob) => (window.letGo = () => callback(blob)), ...settings)
    }
  }`,
}

/** Chooses a photo and stops it at a step. The returned function lets it go on. */
export async function holdPhoto(
  page: Page,
  step: keyof typeof scripts,
  choose: () => Promise<void>
) {
  await page.evaluate(scripts[step])
  await choose()
  await until(() => page.evaluate(`'letGo' in window`), 'the photo is held back')
  return () => page.evaluate('letGo()')
}

import { chromium } from 'playwright'
import { AxeBuilder } from '@axe-core/playwright'
const base = 'http://127.0.0.1:4001'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
let total = 0
const run = async (page, what) => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  for (const v of violations) { total++; console.log(what, v.id, v.impact, v.nodes.length, v.nodes[0].target.join(' '), v.nodes[0].failureSummary?.replace(/\n/g, ' ').slice(0, 300)) }
}
for (const scheme of ['light', 'dark']) {
  const ctx = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: scheme })
  const page = await ctx.newPage()
  for (const path of ['/', '/forms/prensa', '/golf/prensa', '/golf/vip/acreditaciones', '/privacy-policy', '/privacy-accreditation', '/nope', '/merchant/login']) {
    await page.goto(base + path, { waitUntil: 'networkidle' }); await run(page, scheme + ' ' + path)
  }
  await page.goto(base + '/forms/prensa', { waitUntil: 'networkidle' })
  await page.click('button[type=submit]'); await page.waitForTimeout(300); await run(page, scheme + ' errors')
  await page.setInputFiles('[name=image]', '/tmp/photo.jpg'); await page.locator('.reactEasyCrop_CropArea').waitFor(); await run(page, scheme + ' cropper')
  await page.fill('[name=idNationality]', 'franc'); await page.waitForTimeout(300); await run(page, scheme + ' combobox'); await page.keyboard.press('Enter')
  await page.fill('[name=mediaName]', 'x'); await page.fill('[name=name]', 'x'); await page.fill('[name=lastName]', 'y'); await page.fill('[name=birthDate]', '1990-01-02'); await page.check('[name=idGender][value=man]')
  await page.fill('[name=document]', 'AB1234567'); await page.fill('[name=email]', 'a@b.es'); await page.fill('[name=cellPhone]', '612345678'); await page.check('[name=days] >> nth=0'); await page.check('#acceptPrivacy')
  await page.click('button[type=submit]'); await page.waitForTimeout(500); console.log((await page.locator('.summary').count()) ? await page.locator('.summary').innerText() : 'ok'); await page.screenshot({path:'/tmp/shots/axe.png'}); await page.locator('[role=dialog]').waitFor({timeout:3000}); await page.waitForTimeout(400); await run(page, scheme + ' dialog')
  await page.locator('[role=dialog] button').nth(0).click(); await page.waitForURL(/gracias/); await page.waitForTimeout(300); await run(page, scheme + ' thanks')
  await ctx.close()
}
console.log('violations', total)
await browser.close()

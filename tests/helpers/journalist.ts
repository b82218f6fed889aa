import type { Page } from 'playwright'
import type { Locale } from '#config/i18n'
import { photoJpeg } from '#tests/helpers/photo_file'

export const words = {
  es: {
    review: 'Revisar y enviar',
    send: /^Enviar/,
    missing: /^Rellene «/,
    wrongLetter: 'La letra no corresponde al número',
    general: 'Compruebe los campos',
    country: 'España',
  },
  en: {
    review: 'Review and send',
    send: /^Send/,
    missing: /^Fill in “/,
    wrongLetter: 'The letter does not match the number',
    general: 'Check the fields marked in red',
    country: 'Spain',
  },
} as const

export const JOURNALIST = { name: 'Iñaki', lastName: "Łukasz Đorđević-O'Neill" }

/** Fills in the press form; two answers are wrong until `correct`. */
export async function fillPressForm(page: Page, locale: Locale) {
  await page.fill('[name=name]', JOURNALIST.name)
  await page.fill('[name=lastName]', JOURNALIST.lastName)
  await page.locator('[name=birthDate]').pressSequentially('14031990')
  await page.fill('[name=document]', '12345678A')
  await page.locator('[name=idGender]').first().check()
  await page.fill('[name=idNationality]', words[locale].country)
  await page.getByRole('option', { name: words[locale].country, exact: true }).click()
  await choosePhoto(page)
  await page.fill('[name=email]', 'inaki@example.com')
  await page.fill('[name=cellPhone]', '600 123 123')
  await page.selectOption('[name=media]', 'magazine')
  await page.locator('[name=days]').nth(1).check()
  await page.locator('[name=acceptPrivacy]').check()
}

export async function choosePhoto(page: Page, name = 'image') {
  await page.setInputFiles(`[name="${name}"]`, {
    name: 'yo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoJpeg({ width: 1400, height: 1500 }),
  })
}

import type { HttpContext } from '@adonisjs/core/http'

/** Names a file that is sent: in plain ASCII and, where that or a sign says less, encoded (RFC 6266). */
export function nameFile(
  response: HttpContext['response'],
  name: string,
  disposition: 'attachment' | 'inline' = 'attachment'
) {
  const plain = name.replace(/[^ -~]|["\\%]/gu, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`
  )
  const whole = encoded === name ? '' : `; filename*=UTF-8''${encoded}`
  response.header('Content-Disposition', `${disposition}; filename="${plain}"${whole}`)
}

import { setNonce } from 'get-nonce'

/** The nonce of the content security policy. Browsers hide the attribute, not the property. */
export const documentNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce

if (documentNonce) setNonce(documentNonce)

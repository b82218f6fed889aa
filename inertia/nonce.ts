import { setNonce } from 'get-nonce'

/** The nonce of the document's content security policy; browsers hide it from selectors. */
export const documentNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce

if (documentNonce) setNonce(documentNonce)

/** Shows a mail. The sandbox blocks links and scripts. */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      sandbox=""
      srcDoc={html}
      title={title}
      style={{ width: '100%', height: 560, border: '1px solid var(--line)', background: 'white' }}
    />
  )
}

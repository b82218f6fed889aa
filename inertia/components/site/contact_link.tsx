/** Whom to write to; the subject, where there is one, is already filled in. */
export function ContactLink({ address, subject }: { address: string; subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <a href={`mailto:${address}${query}`} className="link">
      {address}
    </a>
  )
}

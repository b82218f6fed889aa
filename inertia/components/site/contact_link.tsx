export function ContactLink({ address, subject }: { address: string; subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <a href={`mailto:${address}${query}`} className="link">
      {address}
    </a>
  )
}

import type { PropsWithChildren } from 'react'

/** Questions that belong together, under a short title. */
export function Section({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <section className="card">
      <h2 className="card-title">{title}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}

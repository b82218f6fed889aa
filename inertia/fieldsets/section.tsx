import type { PropsWithChildren } from 'react'

export function Section({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <section className="card">
      <h2 className="card-title">{title}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}

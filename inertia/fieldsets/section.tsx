import { type PropsWithChildren, Suspense } from 'react'

/**
 * Questions that belong together, under a short title. A boundary around them lets a slow
 * telephone take up a long form section by section, and answer touches in between.
 */
export function Section({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <section className="card">
      <h2 className="card-title">{title}</h2>
      <div className="stack">
        <Suspense>{children}</Suspense>
      </div>
    </section>
  )
}

/**
 * A module of the pages that needs no browser, by its path under inertia/. It has no types,
 * because the pages are a separate TypeScript project.
 */
export function pageModule(path: string): Promise<any> {
  return import(new URL(`../../inertia/${path}`, import.meta.url).href)
}

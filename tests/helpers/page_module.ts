/**
 * A module of the pages that needs no browser, by its path under inertia/. Without its types:
 * the pages are a TypeScript project of their own.
 */
export function pageModule(path: string): Promise<any> {
  return import(new URL(`../../inertia/${path}`, import.meta.url).href)
}

/** How the cards of a category look; of all others where it is empty. */
export type Design = {
  category: string
  color: string | null
  hasBackground: boolean
  revision: number
}

export type DesignedCategory = { value: string; label: string; color: string }

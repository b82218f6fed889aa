import type { ApprovalObstacle } from '#models/form/approval_obstacles'

export type CheckLink = { form: string; id: number; label: string } | { entry: number }

export type Finding = {
  key: string
  level: 'info' | 'warning'
  words?: Record<string, string | number>
  link?: CheckLink
  /** Why the request cannot simply be approved. */
  obstacle?: ApprovalObstacle
}

export const warning = (key: string, words: Finding['words'] = {}, link?: CheckLink): Finding => ({
  key,
  level: 'warning',
  words,
  link,
})

export const info = (key: string, words: Finding['words'] = {}, link?: CheckLink): Finding => ({
  key,
  level: 'info',
  words,
  link,
})

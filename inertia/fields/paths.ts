import type { Answers } from './checks.js'

// Paths of answers: `name` in the form itself, `guests.1.name` in a part of it.

export function pathOf(scope: string | null, name: string): string {
  return scope ? `${scope}.${name}` : name
}

/** Control id of a path: `guests-1-name`. */
export function idOf(path: string): string {
  return path.replaceAll('.', '-')
}

/** The control name of `detail[type]` in `guests.1` is `guests[1][detail][type]`. */
export function controlName(scope: string | null, wire: string): string {
  if (!scope) return wire
  const [root, ...rest] = [...scope.split('.'), ...wire.split(/[[\]]+/).filter(Boolean)]
  return root + rest.map((key) => `[${key}]`).join('')
}

/** The answers of a part of the form; none while it has no answer. */
export function partAt(answers: Answers, path: string): Answers {
  return path.split('.').reduce<Answers>((part, key) => part[key] ?? {}, answers)
}

export function answerAt(answers: Answers, path: string): unknown {
  const dot = path.lastIndexOf('.')
  return (dot < 0 ? answers : partAt(answers, path.slice(0, dot)))[path.slice(dot + 1)]
}

/** A copy with one answer changed; undefined removes it. */
export function withAnswer(answers: Answers, path: string, value: unknown): Answers {
  const [key, ...rest] = path.split('.')
  if (rest.length > 0) {
    return { ...answers, [key]: withAnswer(answers[key] ?? {}, rest.join('.'), value) }
  }
  if (value !== undefined) return { ...answers, [key]: value }
  return Object.fromEntries(Object.entries(answers).filter(([other]) => other !== key))
}

export function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`)
}

/** The question that a path belongs to: `days.0` belongs to `days`. */
export function questionAt(path: string, asked: object): string | undefined {
  const keys = path.split('.')
  return keys.map((_, i) => keys.slice(0, keys.length - i).join('.')).find((key) => key in asked)
}

/** Path of a server error's question: `guests.1.detail.type` becomes `guests.1.type`. */
export function errorPath(path: string, asked: object): string {
  if (questionAt(path, asked)) return path
  const plain = path.replace(/(^|\.)detail\./, '$1')
  return questionAt(plain, asked) ? plain : path
}

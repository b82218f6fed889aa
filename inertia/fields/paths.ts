/**
 * Where answers are. A question of the form itself is at its name, one of a part of the form
 * (a guest, say) at `guests.1.name`.
 */

type Tree = Record<string, any>

/** The path of a question; `scope` is the part that asks it. */
export function pathOf(scope: string | null, name: string): string {
  return scope ? `${scope}.${name}` : name
}

/** The id of the control at a path: `guests-1-name`. */
export function idOf(path: string): string {
  return path.replaceAll('.', '-')
}

/** The name of a control: `detail[type]` in the scope `guests.1` is `guests[1][detail][type]`. */
export function controlName(scope: string | null, wire: string): string {
  if (!scope) return wire
  const [root, ...rest] = [...scope.split('.'), ...wire.split(/[[\]]+/).filter(Boolean)]
  return root + rest.map((key) => `[${key}]`).join('')
}

export function answerAt(answers: Tree, path: string): any {
  return path.split('.').reduce<any>((tree, key) => tree?.[key], answers)
}

/** The answers with one changed; without it, where the value is undefined. */
export function withAnswer(answers: Tree, path: string, value: unknown): Tree {
  const [key, ...rest] = path.split('.')
  if (rest.length > 0) {
    return { ...answers, [key]: withAnswer(answers[key] ?? {}, rest.join('.'), value) }
  }
  if (value !== undefined) return { ...answers, [key]: value }
  return Object.fromEntries(Object.entries(answers).filter(([other]) => other !== key))
}

/** Whether a path is another one, or lies below it. */
export function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`)
}

/** The question that a path belongs to: `days.0` is about `days`, where that is asked. */
export function questionAt(path: string, asked: Tree): string | undefined {
  const keys = path.split('.')
  return keys.map((_, i) => keys.slice(0, keys.length - i).join('.')).find((key) => key in asked)
}

/** A server's error at its question: `guests.1.detail.type` counts for `guests.1.type`. */
export function errorPath(path: string, asked: Tree): string {
  if (questionAt(path, asked)) return path
  const plain = path.replace(/(^|\.)detail\./, '$1')
  return questionAt(plain, asked) ? plain : path
}

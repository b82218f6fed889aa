import ts from 'typescript'
import { filesBelow, sentencesOf, sourceOf } from '#tests/helpers/words'

/**
 * The key of a sentence as written in a source. `*` stands for a computed part of a template,
 * `?` for a single variable.
 */
type Key = string

/** The translators in scope, each with the prefix of its keys. */
type Translators = Map<string, string>

const folders = ['app', 'inertia', 'shared', 'config', 'start', 'commands', 'database']

/** All keys that the sources use, with a check whether they can match a given key. */
export function keysInSources() {
  const sources = folders.flatMap((folder) =>
    [...filesBelow(folder, '.ts'), ...filesBelow(folder, '.tsx')].map((name) =>
      keysIn(sourceOf(folder, name))
    )
  )
  const words = new Set(sources.flatMap((source) => source.words))
  const named = new Set(sources.flatMap((source) => source.named))
  const computed = [...named].filter(isComputed).map(patternOf)
  const isWritten = (part: string) => words.has(part) || /^\d+$/.test(part)
  return {
    asked: [...new Set(sources.flatMap((source) => source.asked))],
    isUsed: (key: Key) =>
      named.has(key) ||
      computed.some((pattern) => pattern.exec(key)?.slice(1).join('.').split('.').every(isWritten)),
  }
}

/** All keys of a language's files. */
export const keysOf = (locale: string, files: string[]) =>
  files.flatMap((file) =>
    Object.keys(sentencesOf(locale, file)).map(
      (key) => `${file.replace('.json', '').replaceAll('/', '.')}.${key}`
    )
  )

/** All keys that an expression can give. */
export const patternOf = (key: Key) =>
  new RegExp(`^${key.replaceAll('.', '\\.').replace('?', '([^.]+)').replaceAll('*', '(.+)')}$`)

/**
 * The keys that a source passes to a translator, all quoted texts with each possible prefix, and
 * the words from which a key can be computed.
 */
export function keysIn(text: string) {
  const asked: Key[] = []
  const written: Key[] = []
  const words: string[] = []
  const before = new Set([''])

  function read(node: ts.Node, inSight: Translators) {
    const key = keyOf(node)
    if (key !== null) written.push(key)
    if (ts.isIdentifier(node)) words.push(node.text)
    if (ts.isCallExpression(node)) asked.push(...askedBy(node, inSight))
    if (ts.isVariableDeclaration(node)) {
      const namespace = translatorMadeBy(node)
      if (namespace !== null) {
        before.add(namespace)
        inSight.set((node.name as ts.Identifier).text, namespace)
      }
    }
    const within = ts.isFunctionLike(node) ? new Map(inSight) : inSight
    node.forEachChild((child) => read(child, within))
  }

  read(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest), new Map())
  return {
    asked,
    named: [...before]
      .flatMap((namespace) => written.filter(isKey).map((key) => join(namespace, key)))
      .concat(asked),
    words: words.concat(written.flatMap((key) => key.split(/[^\w-]+/))),
  }
}

/** The key prefix of `const t = useTranslations('merchant.list')`. */
function translatorMadeBy({ initializer: call }: ts.VariableDeclaration): string | null {
  if (!call || !ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return null
  if (call.expression.text !== 'useTranslations') return null
  return call.arguments[0] ? keyOf(call.arguments[0]) : ''
}

/** The keys of `t('a')` and `t.rich('a')`, with their prefix, and of `i18n.t('a')`. */
function askedBy({ expression, arguments: given }: ts.CallExpression, inSight: Translators): Key[] {
  const keys = given[0] ? choicesOf(given[0]) : []
  const isMember = ts.isPropertyAccessExpression(expression)
  const object = isMember ? expression.expression : expression
  const namespace = ts.isIdentifier(object) ? inSight.get(object.text) : undefined
  if (namespace !== undefined) return keys.map((key) => join(namespace, key))
  return isMember && expression.name.text === 't' ? keys.filter(isKey) : []
}

/** One key, or both keys of `condition ? 'a' : 'b'`. */
function choicesOf(node: ts.Expression): Key[] {
  if (ts.isAsExpression(node)) return choicesOf(node.expression)
  if (ts.isConditionalExpression(node))
    return [...choicesOf(node.whenTrue), ...choicesOf(node.whenFalse)]
  return [keyOf(node) ?? '?']
}

/** All quoted texts. */
function keyOf(node: ts.Node): Key | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')
}

const isComputed = (key: Key) => /[*?]/.test(key)

/** Whether a quoted text can be a key. */
const isKey = (text: string) => /^[\w.*-]*\w[\w.*-]*$/.test(text)

const join = (namespace: string, key: Key) => (namespace ? `${namespace}.${key}` : key)

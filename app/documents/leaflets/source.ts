import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { lexer, type Token } from 'marked'
import type { Locale } from '#config/i18n'
import type { Sport } from '#shared/choices'

/** `key: value` lines between dashes, then Markdown. */
export type Source = { version: string; title: string; sport: Sport; blocks: Token[] }

const FRONT_MATTER = /^---\n(.*?)\n---\n/s
const read = new Map<string, Source>()

export function sourceOf(document: string, locale: Locale): Source {
  const name = `${document}.${locale}.md`
  let source = read.get(name)
  if (!source) {
    source = parse(readFileSync(app.makePath('resources/downloads', name), 'utf8'))
    read.set(name, source)
  }
  return source
}

function parse(text: string): Source {
  const head = FRONT_MATTER.exec(text)!
  const pairs = head[1].split('\n').map((line) => line.split(': ', 2))
  return { ...Object.fromEntries(pairs), blocks: lexer(text.slice(head[0].length)) }
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import adonisjs from '@adonisjs/vite/client'
import react from '@vitejs/plugin-react'
import compile from 'icu-minify/compile'
import { defineConfig, type Plugin } from 'vite'
import { browserRules } from './shared/browser_rules.js'

const packings = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

/** Lays Brotli and gzip beside each asset; `start/packed_assets` answers with them. */
const packed: Plugin = {
  name: 'packed-assets',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }, bundle) {
    for (const asset of Object.values(bundle)) {
      if (!/\.(js|css|svg)$/.test(asset.fileName)) continue
      const content = Buffer.from(asset.type === 'asset' ? asset.source : asset.code)
      for (const [ending, pack] of Object.entries(packings)) {
        const less = await pack(content)
        const path = join(dir!, `${asset.fileName}${ending}`)
        if (less.length < content.length) await writeFile(path, less)
      }
    }
  },
}

/** Leaves out of the table of routes what `inertia/client.ts` reads from their patterns: two thirds. */
const shortRoutes: Plugin = {
  name: 'short-routes',
  enforce: 'pre',
  transform: {
    filter: { id: /client\/registry\/index\.ts$/ },
    handler: (code) => code.replace(/^ +(tokens|types): .*$/gm, ''),
  },
}

type Words = { [key: string]: string | Words }

const compiled = (words: Words): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ])
  )

const saidByBrowser = (rules: Words): Words =>
  Object.fromEntries(browserRules.map((rule) => [rule, rules[rule]]))

/** Parses the sentences of the pages here, instead of one by one in the browser. */
const parsedWords: Plugin = {
  name: 'parsed-words',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    if (id === 'use-intl/format-message') return this.resolve(`${id}/format-only`, importer)
  },
  transform: {
    filter: { id: /resources\/lang\/\w+\/\w+\.json$/ },
    handler(json, id) {
      const words: Words = JSON.parse(json)
      if (id.endsWith('/validator.json')) return JSON.stringify(compiled(saidByBrowser(words)))
      return JSON.stringify(compiled(words))
    },
  },
}

/** Leaves out what checks a form of Inertia while it is typed (`withPrecognition`): none asks for it. */
const noPrecognition: Plugin = {
  name: 'no-precognition',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /laravel-precognition\/dist\/index\.js$/ },
    handler: () =>
      'export const [client, createValidator, resolveName, toSimpleValidationErrors] = []',
  },
}

/**
 * Leaves each control of Mantine the id that the server gave it. Mantine draws a new one after hydration, so
 * all controls of a form are rendered again in one long task.
 */
const steadyIds: Plugin = {
  name: 'steady-ids',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/ },
    handler: () => `import { useId as useReactId } from 'react'
      export function useId(given) {
        const id = useReactId()
        return typeof given === 'string' ? given : 'mantine-' + id.replace(/:/g, '')
      }`,
  },
}

/**
 * One chunk for what people load together, instead of a chunk for each shared module: a form came
 * in 57 files, an office page in 113. A chunk takes along what its modules import.
 */
const chunks = [
  { name: 'initial', tags: ['$initial' as const] },
  {
    name: 'site',
    test: /inertia.(components.site|layouts.(public|waiting)|pages.(home|closed|players_closed|forms.(thanks|status_link)))/,
  },
  {
    name: 'forms',
    // The cropping library comes with the first photo.
    test: /inertia.(fields\b.(?!photo.crop|inputs.flags)|fieldsets.(accreditation|adjusted|note|person|section)|components.application.(?!guest_list|places)|pages.forms.status)/,
    minShareCount: 2,
  },
  {
    name: (id: string) => `words_${/lang.(\w+)/.exec(id)![1]}`,
    test: /lang.\w+.(ui|validator)\.json/,
  },
  { name: 'policies', test: /inertia.pages.policies/ },
  {
    name: 'player',
    test: /inertia.(pages.forms.(player|guest)|fieldsets.(player|guest)|components.application.places)/,
  },
  {
    // The questions of one form: its page and the office have them together.
    name: (id: string) => /(\w+)\.tsx$/.exec(id)![1],
    test: /inertia.(fieldsets|pages.forms).(ballboy|golf_volunteer|line|press|volunteer)\.tsx$/,
  },
  {
    name: 'office',
    test: /inertia.(components|layouts).merchant|node_modules.(@mantine.core|@tabler)/,
    minShareCount: 3,
  },
  { name: 'charts', test: /node_modules.(recharts|d3|victory|@mantine.charts)/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }))

export default defineConfig(({ command }) => {
  // A development `.env` would put the development build of React into the assets.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    plugins: [
      shortRoutes,
      parsedWords,
      noPrecognition,
      steadyIds,
      react(),
      adonisjs({
        entryPoints: ['inertia/app.tsx'],
        serverEntryPoints: ['inertia/ssr.tsx'],
        reload: ['resources/views/**/*.edge', 'resources/lang/**/*.json'],
      }),
      packed,
    ],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    },
    resolve: {
      alias: {
        '#shared/': `${import.meta.dirname}/shared/`,
        '~/': `${import.meta.dirname}/inertia/`,
        '@generated': `${import.meta.dirname}/.adonisjs/client/`,
      },
    },
  }
})

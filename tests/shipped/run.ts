/*
 | Runs the suite of the shipped product: `SHIPPED=embedded` (the default) or `SHIPPED=grown`.
 | Nothing of the application is loaded here; it is started as people start it.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { endProduct } from '#tests/shipped/installed'

// The specs follow the order of a tournament; the last ones stop the product.
// `hours` comes before `lists`, whose rows a reset of credits would change.
const order =
  'forms imports office cards on_site browser hours lists purge logins operations'.split(' ')

processCLIArgs(process.argv.slice(2))
configure({
  plugins: [assert()],
  suites: [
    {
      name: 'shipped',
      files: () => order.map((name) => new URL(`${name}.spec.ts`, import.meta.url)),
      timeout: 180_000,
    },
  ],
  teardown: [endProduct],
  forceExit: true,
})
run()

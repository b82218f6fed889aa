/*
 | Runs the suite of the shipped product: `SHIPPED=embedded` (the default) or `SHIPPED=grown`.
 | Nothing of the application is loaded here; it is started as people start it.
 */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { chosenFiles, progress } from '#tests/progress'
import { endProducts } from '#tests/shipped/installed'

// The specs follow the order of a tournament; the last ones stop the product.
// `hours` comes before `lists`, whose rows a reset of credits would change.
const order =
  'forms imports office cards on_site browser hours lists purge logins bucket operations faults'.split(
    ' '
  )

/** The main jobs of each role, which every run of the tests tries. */
const core = 'forms imports office cards on_site browser lists'.split(' ')

const files = (process.env.SHIPPED_PART === 'core' ? core : order).map(
  (name) => `tests/shipped/${name}.spec.ts`
)

processCLIArgs(process.argv.slice(2))
configure(
  progress({
    plugins: [assert()],
    suites: [
      chosenFiles(
        {
          name: 'shipped',
          files: () => files.map((file) => new URL(`../../${file}`, import.meta.url)),
          timeout: 180_000,
        },
        files
      ),
    ],
    teardown: [endProducts],
    forceExit: true,
  })
)
run()

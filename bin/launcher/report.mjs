/** The report of a run of the tests: stages, failures, the slowest files and a summary in one line. */

const LONGEST = 10

export class Report {
  #stages = []
  #failures = []
  #secondTries = []
  #suites = new Map()

  stage(name, seconds, result) {
    this.#stages.push({ name, seconds: Math.round(seconds), result })
  }

  /** A check, or a stage itself, that failed. `output` says why. */
  fail(sentence, output = '') {
    this.#failures.push({ sentence, output })
  }

  /** The results of a suite's files, by file. */
  suite(name, results) {
    this.#suites.set(name, results)
  }

  /** Suites with files that failed: `[{ name, files }]`. */
  get failedFiles() {
    return [...this.#suites]
      .map(([name, results]) => ({
        name,
        files: [...results]
          // Failures without a file have the name of the suite.
          .filter(([file, { failures }]) => file !== name && failures.length > 0)
          .map(([file]) => file),
      }))
      .filter(({ files }) => files.length > 0)
  }

  /** Files of a suite that ran once more. Those that passed are listed with their first errors. */
  secondTry(name, results) {
    const first = this.#suites.get(name)
    for (const [file, result] of results) {
      if (!first.has(file) || result.failures.length > 0 || result.passed === 0) continue
      for (const failure of first.get(file).failures)
        this.#secondTries.push({ name, file, ...failure })
      first.set(file, result)
    }
  }

  /** Prints everything. Gives the exit code. */
  print({ mayNotSkip }) {
    const results = [...this.#suites.values()].flatMap((files) => [...files.values()])
    const sum = (count) => results.reduce((total, result) => total + count(result), 0)
    const notRun = sum((result) => result.notRun)
    if (mayNotSkip && notRun > 0) this.fail(`${notRun} tests were skipped, which CI does not allow`)
    this.#printStages()
    this.#printSlowest()
    this.#printSecondTries()
    const failed = this.#printFailures()
    console.log(`${sum((result) => result.passed)} passed, ${failed} failed`)
    return failed > 0 ? 1 : 0
  }

  #printStages() {
    if (this.#stages.length === 0) return
    console.log('\nStages')
    const width = Math.max(...this.#stages.map(({ name }) => name.length))
    for (const { name, seconds, result } of this.#stages)
      console.log(`  ${name.padEnd(width)}  ${String(seconds).padStart(5)} s  ${result}`)
  }

  #printSlowest() {
    const files = [...this.#suites].flatMap(([name, results]) =>
      [...results].map(([file, { seconds }]) => ({ name, file, seconds }))
    )
    if (files.length === 0) return
    console.log('\nSlowest files')
    for (const { name, file, seconds } of files
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, LONGEST))
      console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file} (${name})`)
  }

  #printSecondTries() {
    for (const { name, file, title, error } of this.#secondTries) {
      console.log(`\npassed at the second try: ${file} ${title}`)
      printIndented(`on ${name}, at first: ${error}`)
    }
  }

  #printFailures() {
    const failures = [
      ...this.#failures.map(({ sentence, output }) => ({ sentence, text: output })),
      ...[...this.#suites].flatMap(([name, results]) =>
        [...results].flatMap(([file, result]) =>
          result.failures.map(({ title, error }) => ({
            sentence: `${name}: ${file}${title && ` › ${title}`}`,
            text: error,
          }))
        )
      ),
    ]
    if (failures.length > 0) console.log('\nFailed')
    for (const { sentence, text } of failures) {
      console.log(`✖ ${sentence}`)
      printIndented(text)
    }
    console.log('')
    return failures.length
  }
}

function printIndented(text) {
  for (const line of text.trimEnd().split('\n').slice(0, 60)) console.log(`    ${line}`)
}

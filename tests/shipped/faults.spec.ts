import assertTrue from 'node:assert/strict'
import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import fc from 'fast-check'
import { seedFor } from '#tests/helpers/seed'
import { until } from '#tests/helpers/until'
import type { Visitor } from '#tests/helpers/visitor'
import * as attempts from '#tests/shipped/attempts'
import { Crowd } from '#tests/shipped/crowd'
import { documentChildren, signalNextChild } from '#tests/shipped/document_children'
import { damagedFiles, filesIn, healthOf, listsOf, stoppedDocuments } from '#tests/shipped/looks'
import { faulty } from '#tests/shipped/faulty'
import { isGrown } from '#tests/shipped/installed'
import type { Product } from '#tests/shipped/product'

const KILLS = Number(process.env.FAULTS_KILLS ?? 5)
const MINUTE = 60_000
/** Seconds until a mail is tried again at the latest: after a pause of the server, and of its own. */
const PAUSED = 300

/** Pages that need neither a session nor anything that is not known already. */
const publicPages = ['/privacy-policy', '/privacy-accreditation', '/', '/forms/prensa']

/** Moments in milliseconds after the crowd begins. */
const moments = (name: string, count: number) =>
  fc.sample(fc.noBias(fc.integer({ min: 300, max: 6000 })), { seed: seedFor(name), numRuns: count })

function reached(moment: number) {
  const end = performance.now() + moment
  return until(() => performance.now() >= end, 'the moment has come')
}

/** Pages that a browser opens for the first time are there, drawn by the server. */
async function assertPublicPages(assert: Assert, product: Product) {
  for (const path of publicPages) {
    const { status, bytes } = await product.visitor().download(path)
    assert.equal(status, 200, path)
    assert.match(bytes.toString(), /<h1[ >]/, path)
  }
}

/** A sentence, and nothing of the inside. */
function assertInWords(assert: Assert, { words }: attempts.Seen) {
  assert.match(words, /[¡A-ZÁÉÍÓÚ][^<>{}]{10,}/)
  assert.notMatch(words, /insert into|ECONN|ENOSPC|SQLITE|node:internal|\.js:\d+/)
}

/** What the office does about lists that have failed. */
async function tryAgain(office: Visitor) {
  for (const { id } of await stoppedDocuments(office))
    await office.ask('POST', `/merchant/config/jobs/documents/${id}/retry`)
}

test.group('The shipped product: killed at any moment', () => {
  test('work that was confirmed to people exists once after each kill, and ordered work ends by itself', async ({
    assert,
  }) => {
    const { product } = await faulty()
    const seeded = await product.ace('seed:demo', '--forms=10000')
    assert.equal(seeded.code, 0, seeded.said)
    const crowd = await Crowd.of(product, 'Multitud')
    for (const moment of moments('kills', KILLS)) {
      crowd.begin()
      await reached(moment)
      await product.kill()
      await product.start()
      await crowd.end()
      await crowd.check(assert)
    }
    await crowd.checkOrders(assert)
    assert.deepEqual(crowd.faults, [])
    assert.isNotEmpty(crowd.thanked)
  }).timeout(10 * MINUTE + KILLS * 2 * MINUTE)

  if (isGrown)
    test('work that was confirmed to people stays, and ordered work ends, when Redis loses everything', async ({
      assert,
    }) => {
      const { product, grown } = await faulty()
      const crowd = await Crowd.of(product, 'Oleada')
      for (const moment of moments('flushes', 3)) {
        crowd.begin()
        await reached(moment)
        await grown!.flushRedis()
        await crowd.end()
        await crowd.check(assert)
      }
      await crowd.checkOrders(assert)
      assert.deepEqual(crowd.faults, [])
    }).timeout(15 * MINUTE)
})

test.group('The shipped product: the clock jumps', () => {
  test('work that was confirmed exists once, and ordered work ends, when the clock jumps ahead and back', async ({
    assert,
    cleanup,
  }) => {
    const { product } = await faulty()
    await product.kill()
    await product.startAhead({})
    cleanup(() => product.moveClock({}))
    const crowd = await Crowd.of(product, 'Reloj')
    for (const ahead of [{ minutes: 3 }, { minutes: 125 }, { days: 1 }, {}]) {
      crowd.begin()
      await reached(2000)
      product.moveClock(ahead)
      await reached(4000)
      await crowd.end()
      await crowd.check(assert)
    }
    await crowd.checkOrders(assert)
    assert.deepEqual(crowd.faults, [])
    assert.isNotEmpty(crowd.thanked)
  }).timeout(15 * MINUTE)
})

/** Words in the statements of the transaction that is cut. */
const cut = {
  'a public form': { begin: attempts.submission, words: /into "forms"/ },
  'a charge': { begin: attempts.charge, words: /ledger_entries/ },
  'a decision': { begin: attempts.decision, words: /into "?cards/ },
  'an import': { begin: attempts.playerList, words: /into "?default_players/ },
} as const

if (isGrown)
  test.group('The shipped product: the database is cut off', (group) => {
    group.each.timeout(10 * MINUTE)

    for (const [what, { begin, words }] of Object.entries(cut)) {
      test(`${what} whose COMMIT never reaches PostgreSQL is not reported as done, and the next try does it`, async ({
        assert,
      }) => {
        const { product, proxy } = await faulty()
        const attempt = await begin(product)
        const { done } = proxy!.cutAt('before', words)
        const first = await attempt.try()
        await done()
        if (first.isDone)
          assert.equal(await attempt.stored(), 1, 'said to be done, and is not stored')
        else assertInWords(assert, first)
        const again = await attempt.try()
        assert.isTrue(again.isDone, JSON.stringify(again).slice(0, 500))
        assert.equal(await attempt.stored(), 1)
      })

      test(`${what} whose COMMIT is carried out but not answered is done once, and a second try says so`, async ({
        assert,
      }) => {
        const { product, proxy } = await faulty()
        const attempt = await begin(product)
        const { done } = proxy!.cutAt('after', words)
        const first = await attempt.try()
        await done()
        if (!first.isDone) assertInWords(assert, first)
        assert.equal(await attempt.stored(), 1)
        const again = await attempt.try()
        if (!again.isDone) assertInWords(assert, again)
        assert.equal(await attempt.stored(), 1)
      })
    }

    test('while PostgreSQL refuses everybody, public pages answer and health says so; ordered work ends when it is back', async ({
      assert,
      cleanup,
    }) => {
      const { product, grown, proxy } = await faulty()
      await assertPublicPages(assert, product)
      const form = await attempts.submission(product)
      const office = await product.login()
      const lists = await listsOf(product)
      for (const type of ['press', 'volunteer'])
        await office.ask('POST', `/merchant/mform/${type}/export`, { columns: 'all' })
      const change = await attempts.bulkChange(office)
      let isAway = true
      cleanup(async () => {
        if (isAway) await proxy!.open()
      })
      await proxy!.close()

      assert.containsSubset(await healthOf(product), { status: 503, isJson: true, isInTime: true })
      await assertPublicPages(assert, product)
      const refused = await form.try()
      assert.isAtLeast(refused.status, 500)
      assertInWords(assert, refused)
      assert.isAtLeast((await office.open('/merchant')).status, 500)

      await proxy!.open()
      isAway = false
      await until(async () => (await form.try()).isDone, 'the form is received', 60)
      assert.equal(await form.stored(), 1)
      await until(async () => (await healthOf(product)).status === 200, 'it is healthy again', 120)
      for (const address of grown!.addresses)
        assert.equal((await fetch(`${address}/health`)).status, 200)
      await lists.arrive(2, () => tryAgain(office))
      await until(change.isDone, 'the bulk change is done', 180)
    })

    test('while PostgreSQL hangs, health and public pages answer, and all goes on when it answers again', async ({
      assert,
      cleanup,
    }) => {
      const { product, proxy } = await faulty()
      await assertPublicPages(assert, product)
      const form = await attempts.submission(product)
      const lists = await listsOf(product)
      const office = await product.login()
      cleanup(() => proxy!.release())
      proxy!.hold()

      assert.containsSubset(await healthOf(product), { status: 503, isJson: true, isInTime: true })
      await assertPublicPages(assert, product)
      const first = await form.try()
      assert.isFalse(first.isDone)
      assertInWords(assert, first)

      proxy!.release()
      await until(async () => (await form.try()).isDone, 'the form is received', 120)
      assert.equal(await form.stored(), 1)
      await until(async () => (await healthOf(product)).status === 200, 'it is healthy again', 120)
      await office.ask('POST', '/merchant/mform/press/export', { columns: 'view' })
      await lists.arrive(1)
    })
  })

if (isGrown)
  test.group('The shipped product: the mail server fails', (group) => {
    group.each.timeout(15 * MINUTE)

    /** Sends a public form. @returns the address that is written to */
    const applied = async (product: Product) => {
      const form = await attempts.submission(product)
      assertTrue((await form.try()).isDone)
      return form.email
    }
    const mailsOf = async (office: Visitor, address: string) =>
      (await office.open(`/merchant/config/mails?search=${address}`)).props.mails.data

    /** Waits until the log of mails shows the answer of the server. */
    const shownWith = (office: Visitor, address: string, words: RegExp) =>
      until(
        async () => {
          const [mail] = await mailsOf(office, address)
          return words.test(mail?.error ?? '') && mail
        },
        `the mail to ${address} shows ${words}`,
        PAUSED
      )

    test('mails that no server takes wait, doctor says so, and they arrive by themselves', async ({
      assert,
      cleanup,
    }) => {
      const { product, grown } = await faulty()
      const office = await product.login()
      await grown!.mails.stop()
      let isAway = true
      cleanup(async () => {
        if (isAway) await grown!.mails.start()
      })
      const address = await applied(product)
      await shownWith(office, address, /ECONNREFUSED|refused/i)
      assert.match((await product.ace('doctor')).said, /warning +mail server +.*mails wait/)
      await grown!.mails.start()
      isAway = false
      await product.mailsTo(address, /hemos recibido/, 1, PAUSED)
    })

    for (const code of [421, 451])
      test(`mails that the server puts off with ${code} are shown, and arrive by themselves or when sent again`, async ({
        assert,
        cleanup,
      }) => {
        const { product, grown } = await faulty()
        const office = await product.login()
        const { mails } = grown!
        cleanup(() => void (mails.refuse = () => null))
        mails.refuse = () => code
        const addresses = [await applied(product), await applied(product), await applied(product)]
        for (const address of addresses)
          assert.equal((await shownWith(office, address, /Refused by the test/)).state, 'queued')
        mails.refuse = () => null
        if (code === 451)
          await office.ask('POST', '/merchant/config/mails/resend?state=undelivered')
        for (const address of addresses) await product.mailsTo(address, /hemos recibido/, 1, PAUSED)
      })

    test('a mail to an address that is refused for good is given up at once and shown, others arrive', async ({
      assert,
      cleanup,
    }) => {
      const { product, grown } = await faulty()
      const office = await product.login()
      const { mails } = grown!
      const form = await attempts.submission(product)
      cleanup(() => void (mails.refuse = () => null))
      mails.refuse = (address) => (address === form.email ? 550 : null)
      assert.isTrue((await form.try()).isDone)
      const other = await applied(product)
      await product.mailsTo(other, /hemos recibido/, 1, PAUSED)
      const mail = await shownWith(office, form.email, /Refused by the test/)
      assert.containsSubset(mail, { state: 'failed', attempts: 1 })
      const { props } = await office.open('/merchant/config/mails?state=undelivered')
      assert.include(JSON.stringify(props.mails.data), form.email)
    })

    test('when no mail got out for eleven minutes, the page of jobs, health and doctor say so', async ({
      assert,
      cleanup,
    }) => {
      const { product, grown } = await faulty()
      const { mails } = grown!
      cleanup(async () => {
        mails.refuse = () => null
        await product.kill()
        await product.startAhead({})
      })
      mails.refuse = () => 451
      const addresses = [await applied(product), await applied(product), await applied(product)]
      const office = await product.login()
      for (const address of addresses) await shownWith(office, address, /Refused by the test/)
      await product.kill()
      await product.startAhead({ minutes: 11 })

      const later = await product.login()
      const { props } = await until(
        async () => {
          const page = await later.open('/merchant/config/jobs')
          return page.props.mails && page
        },
        'the page of jobs shows the mails',
        120
      )
      assert.isAtLeast(props.mails.queued, 3)
      assert.equal((await healthOf(product)).status, 503)
      const { code, said } = await product.ace('doctor')
      assert.equal(code, 1, said)
      assert.match(said, /error +Queue/)

      mails.refuse = () => null
      await later.ask('POST', '/merchant/config/mails/resend?state=undelivered')
      for (const address of addresses) await product.mailsTo(address, /hemos recibido/, 1, PAUSED)
      await until(async () => (await healthOf(product)).status === 200, 'it is healthy again', 180)
    })
  })

test.group('The shipped product: the disk is full', (group) => {
  group.each.timeout(15 * MINUTE)

  test('on a full disk nothing is reported as stored that is not; all goes on when there is room again', async ({
    assert,
    cleanup,
  }) => {
    const { product, disk } = await faulty()
    await (await attempts.submission(product)).try()
    const form = await attempts.submission(product)
    const decision = await attempts.decision(product)
    const office = await product.login()
    const lists = await listsOf(product)
    let ordered = 0
    const order = async () => {
      const { status } = await office.ask('POST', '/merchant/mform/press/export', {
        columns: 'all',
      })
      if (status === 302) ordered += 1
      return { status, isDone: status === 302, words: '' }
    }
    for (let list = 1; list <= 3; list++) await order()
    const before = filesIn(product)
    cleanup(() => disk!.free())
    await disk!.fill()

    const seen = { form: await form.try(), decision: await decision.try() }
    await order()
    const health = await until(async () => {
      const found = await healthOf(product)
      return found.status === 503 && found
    }, 'health says so')
    assert.containsSubset(health, { isJson: true, isInTime: true })
    await assertPublicPages(assert, product)

    disk!.free()
    for (const [what, first] of Object.entries(seen)) {
      const { stored } = { form, decision }[what]!
      if (first.isDone) assert.equal(await stored(), 1, `${what} is stored as said`)
      else assertInWords(assert, first)
    }
    if (!seen.form.isDone) {
      const left = filesIn(product).filter((name) => !before.includes(name))
      assert.deepEqual(
        left.filter((name) => /portraits|originals/.test(name)),
        []
      )
      assert.isTrue((await form.try()).isDone)
    }
    if (!seen.decision.isDone) await decision.try()
    assert.deepEqual([await form.stored(), await decision.stored()], [1, 1])
    await until(async () => (await healthOf(product)).status === 200, 'it is healthy again', 180)

    await lists.arrive(ordered, () => tryAgain(office))
    // A stray half photo of an earlier kill stays until the next purge.
    const damaged = (await damagedFiles(product, office)).filter((name) => !before.includes(name))
    assert.deepEqual(damaged, [])
  }).skip(async () => !(await faulty()).disk, 'nobody may mount a disk here')
})

test.group('The shipped product: the process that makes a document', (group) => {
  group.each.timeout(15 * MINUTE)

  test('a list whose process hangs fails with its cause, those behind it arrive, and it can be tried again', async ({
    assert,
  }) => {
    const { product } = await faulty()
    const office = await product.login()
    const lists = await listsOf(product)
    const path = '/merchant/mform/press/export'
    await office.ask('POST', path, { columns: 'all' })
    const run = await signalNextChild(product, 'SIGSTOP')
    await office.ask('POST', path, { columns: 'view' })
    await lists.arrive(1)
    const failed = await until(
      async () => (await stoppedDocuments(office)).find(({ id }) => id === run),
      'the list that hangs has failed',
      180
    )
    assert.equal(failed.state, 'failed')
    assert.match(failed.error, /No avanzaba/)
    const { status } = await office.ask('POST', `/merchant/config/jobs/documents/${run}/retry`)
    assert.equal(status, 302)
    await lists.arrive(2)
    assert.deepEqual(await stoppedDocuments(office), [])
  })

  test('a list whose process is killed arrives all the same', async ({ assert }) => {
    const { product } = await faulty()
    const office = await product.login()
    const lists = await listsOf(product)
    await office.ask('POST', '/merchant/mform/press/export', { columns: 'all' })
    await signalNextChild(product, 'SIGKILL')
    await lists.arrive(1)
    assert.deepEqual(await stoppedDocuments(office), [])
  })

  test('a list whose process is killed each time fails with its cause, and can be tried again', async ({
    assert,
  }) => {
    const { product } = await faulty()
    const office = await product.login()
    const lists = await listsOf(product)
    await office.ask('POST', '/merchant/mform/press/export', { columns: 'all' })
    const killed = new Set<number>()
    const failed = await until(
      async () => {
        for (const { pid, run } of documentChildren(product)) {
          process.kill(pid, 'SIGKILL')
          killed.add(run)
        }
        return (await stoppedDocuments(office)).find(({ id }) => killed.has(id))
      },
      'the list has failed',
      300
    )
    assert.match(failed.error, /se ha interrumpido/)
    await office.ask('POST', `/merchant/config/jobs/documents/${failed.id}/retry`)
    await lists.arrive(1)
  })
})

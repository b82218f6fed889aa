import { test } from '@japa/runner'
import { masked, maskedAnswers } from '#models/form/sight'
import { ageOn } from '#shared/days'

test.group('Masked numbers', () => {
  test('the number {0} is shown as {1}')
    .with([
      ['12345678Z', '•••••678Z'],
      ['PA123456', '••••3456'],
      ['AB12345', '•••••••'],
      ['1', '•'],
    ])
    .run(({ assert }, [number, shown]) => {
      assert.equal(masked(number), shown)
    })

  test('other answers stay, and unanswered ones stay unanswered', ({ assert }) => {
    const answers = { name: 'Ana', document: null, passportNumber: '', birthDate: '1990-03-14' }
    assert.deepEqual(maskedAnswers(answers), { ...answers, birthDate: null })
  })

  test('a person born on {0} is {2} on {1}')
    .with([
      ['1990-03-14', '2024-03-13', 33],
      ['1990-03-14', '2024-03-14', 34],
      ['2012-02-29', '2024-02-28', 11],
      ['2012-02-29', '2025-03-01', 13],
    ] as const)
    .run(({ assert }, [birthDate, day, age]) => {
      assert.equal(ageOn(birthDate, day), age)
    })
})

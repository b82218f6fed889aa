import { test } from '@japa/runner'
import { networkOf, widerNetworkOf } from '#text/network'

test.group('The network of an address', () => {
  test('limits take {0} and {1} for the same network')
    .with([
      ['203.0.113.9', '203.0.113.9:443'],
      ['203.0.113.9', '::ffff:203.0.113.9'],
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7'],
      ['2001:db8:1:2::1', '[2001:db8:1:2::1]:443'],
      ['nonsense', 'other nonsense'],
    ])
    .run(({ assert }, [one, other]) => {
      assert.equal(networkOf(one), networkOf(other))
    })

  test('limits take different addresses for different networks', ({ assert }) => {
    const networks = ['203.0.113.9', '203.0.113.8', '2001:db8:1:2::1', '2001:db8:1:3::1'].map(
      networkOf
    )
    assert.lengthOf(new Set(networks), 4)
  })

  test('the wider network of {0} is also that of {1}')
    .with([
      ['203.0.113.9', '203.0.113.8'],
      ['2001:db8:1:2::1', '2001:db8:1:ffff::7'],
    ])
    .run(({ assert }, [one, other]) => {
      assert.equal(widerNetworkOf(one), widerNetworkOf(other))
      assert.notEqual(widerNetworkOf(one), networkOf(one))
    })

  test('addresses of different lines have different wider networks', ({ assert }) => {
    const networks = ['203.0.113.9', '203.0.112.9', '2001:db8:1::1', '2001:db8:2::1', 'nonsense']
    assert.lengthOf(new Set(networks.map(widerNetworkOf)), 5)
  })
})

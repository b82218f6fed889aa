import { formTypes } from '#form_types/index'
import type { AdmittedRequest } from '#form_types/define'

const takePlaces = async (admission: AdmittedRequest) => {
  const { takePlaces: take } = await import('#models/default_player/allowance')
  return take(admission)
}

formTypes.equip('guest', { admit: takePlaces })

formTypes.equip('player', {
  admit: takePlaces,
  async offer(edition) {
    const { limitsOf } = await import('#models/default_player/allowance')
    const { default: RestaurantRule } = await import('#models/restaurant_rule')
    return { limits: limitsOf(edition), food: await RestaurantRule.ofTeams() }
  },
  async search({ player: search }, edition) {
    const { playerOptions } = await import('#players/options')
    return { players: await playerOptions(search, edition) }
  },
})

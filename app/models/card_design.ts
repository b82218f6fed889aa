import i18nManager from '@adonisjs/i18n/services/main'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CardDesignSchema } from '#database/schema'
import type { Category } from '#form_types/categories'
import { discardBackground, storeBackground } from '#models/card/background'
import { followSaved } from '#models/card/following'
import { deleteBy, saveBy } from '#models/history'
import Tournament from '#models/tournament'

type Author = { id: number }
/** `background` is where an upload lies; null takes the picture away, undefined leaves it. */
type Look = { color: string | null; background?: string | null }

/** How the cards of an edition look beyond the usual: of one category, or of all others. */
export default class CardDesign extends CardDesignSchema {
  declare category: Category | ''

  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  /** The colour and the background that a category's cards have at an edition; its own come first. */
  static of(designs: CardDesign[], category: string) {
    const own = designs.find((design) => design.category === category)
    const usual = designs.find((design) => design.category === '')
    return {
      color: own?.color ?? null,
      background: own?.background ?? usual?.background ?? null,
    }
  }

  /** The design of a category, stored or not; its tournament is loaded. */
  static async at(tournament: Tournament, category: Category | ''): Promise<CardDesign> {
    const key = { tournamentId: tournament.id, category }
    const design = (await this.findBy(key)) ?? new this().fill({ ...key, background: null })
    design.$setRelated('tournament', tournament)
    return design
  }

  get fullName() {
    const { tournament, category } = this
    const words = i18nManager.locale(i18nManager.defaultLocale)
    const name = category && words.t(`options.categories.${category}`)
    return [tournament.fullName, name].filter(Boolean).join(' · ')
  }

  /**
   * Gives the cards of the category this look; without any there is no design. Cards that were
   * printed otherwise are stale from now on.
   * @throws FieldRefusal when the upload is no picture
   */
  async wear({ color, background }: Look, by: Author) {
    const before = this.background
    if (background !== undefined)
      this.background = background && (await storeBackground(background))
    const after = this.background
    this.color = color
    try {
      await this.#keep(by)
    } catch (error) {
      if (after !== before) await discardBackground(after)
      throw error
    }
    if (after !== before) await discardBackground(before)
    await followSaved({ tournamentId: this.tournamentId }, by)
  }

  async #keep(by: Author) {
    if (this.color || this.background) await saveBy(this, by)
    else if (this.$isPersisted) await deleteBy(this, by)
  }
}

import i18nManager from '@adonisjs/i18n/services/main'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CardDesignSchema } from '#database/schema'
import { discardAfter } from '#database/transactions'
import type { Category } from '#form_types/categories'
import { discardBackground, storeBackground } from '#models/card/background'
import { updateCardsAfterSave } from '#models/card/staleness'
import { deleteBy, saveBy } from '#sql/history'
import Tournament from '#models/tournament'
import type { Actor } from '#shared/history'

/** `background` is the path of an upload; null removes the picture. */
type Look = { color: string | null; background?: string | null }

export default class CardDesign extends CardDesignSchema {
  declare category: Category | ''

  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  static of(designs: CardDesign[], category: string) {
    const designOfCategory = designs.find((design) => design.category === category)
    const common = designs.find((design) => design.category === '')
    return {
      color: designOfCategory?.color ?? null,
      background: designOfCategory?.background ?? common?.background ?? null,
    }
  }

  /** The design of a category; `''` is the one for all. A missing design is made, but not saved. */
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

  /** A look without colour and background deletes the design. @throws FieldRefusal */
  async saveLook({ color, background }: Look, by: Actor) {
    const before = this.background
    if (background !== undefined)
      this.background = background && (await storeBackground(background))
    const after = this.background
    this.color = color
    try {
      await this.#saveOrDelete(by)
    } catch (error) {
      if (after !== before) await discardAfter(error, () => discardBackground(after))
      throw error
    }
    if (after !== before) await discardBackground(before)
    await updateCardsAfterSave({ tournamentId: this.tournamentId }, by)
  }

  async #saveOrDelete(by: Actor) {
    if (this.color || this.background) return saveBy(this, by)
    if (this.$isPersisted) return deleteBy(this, by)
  }
}

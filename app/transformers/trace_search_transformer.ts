import { BaseTransformer } from '@adonisjs/core/transformers'
import type TraceSearch from '#models/trace_search'

export default class TraceSearchTransformer extends BaseTransformer<TraceSearch> {
  toObject() {
    const { at, erased, isStale: stale, traces, places } = this.resource
    return { at: at.toISO()!, erased, stale, traces, places }
  }
}

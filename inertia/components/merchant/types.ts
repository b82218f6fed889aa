import type { Data } from '@generated/data'
import type { requestAbilities } from '#http/abilities'
import type Form from '#models/form'
import type { Check } from '#requests/checks'
import type GuestLinkModel from '#models/guest_link'
import type { ledgerLine } from '#props/ledger'
import type { wordsOfMove } from '#props/moves'
import type { officeProps } from '#props/office'
import type { pager } from '#props/pager'
import type { State } from '#shared/request_states'
import type { logRow } from '#transformers/form_transformer'

export type { FieldProp, FormTypeProp, Option, Options } from '~/types'

export type { Check }

export type Can = Awaited<ReturnType<typeof requestAbilities>>

export type RequestRow = Data.Form.Variants['forList']

export type ShownRequest = Data.Form.Variants['forShow']

export type EditedRequest = Data.Form.Variants['forEdit']

export type Related = Data.Form.Variants['forRelated']

/** A line of a request's history. `words`: the titles and lost answers of a move. */
export type LogEntry = ReturnType<typeof logRow> & { words?: ReturnType<typeof wordsOfMove> }

export type Asked = NonNullable<Form['asked']>

/** What the applicant corrected. `before` leaves out sensitive answers and files. */
export type Corrected = NonNullable<Form['correction']>

/** A ready-made reason: named in the reader's language, worded in both. */
export type ReadyReason = Data.Reason.Variants['forDesk']

/** A guest link. It has no address once it no longer works. */
export type GuestLink = ReturnType<GuestLinkModel['shownTo']>

type OfficeProps = Awaited<ReturnType<typeof officeProps>>

export type Colleague = OfficeProps['assignees'][number]

export type Note = OfficeProps['notes'][number]

export type LedgerLine = ReturnType<typeof ledgerLine>

export type TypeCounts = { type: string; title: string } & Record<State, number>

export type Pager = ReturnType<typeof pager>

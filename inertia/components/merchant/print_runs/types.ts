import type { Data } from '@generated/data'
import type { RollbackCounts } from '#models/print_run/rollback'
import type { printRunRow } from '#props/print_run'

export type { RollbackCounts }

export type PrintRun = Data.PrintRun

export type ShownPrintRun = Data.PrintRun.Variants['forShow']

export type PrintRunRow = ReturnType<typeof printRunRow>

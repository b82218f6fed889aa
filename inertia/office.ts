import type { ComponentType } from 'react'
import PublicLayout from '~/layouts/public'

/** Addresses of what only the office loads: too many for every visitor. */
export const pages = import.meta.glob<{ default: ComponentType }>('./pages/merchant/**/*.tsx')

export const words = import.meta.glob<Record<string, unknown>>(
  '../resources/lang/*/{merchant,config,cards,collectives,restaurants,imports,account,people}.json',
  { import: 'default' }
)

export const layouts = {
  office: async () => (await import('~/layouts/merchant')).default,
  station: async () => (await import('~/layouts/station')).default,
  public: async () => PublicLayout,
}

export const styles = () => import('~/css/office.css')

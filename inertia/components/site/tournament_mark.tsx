import { SportMark } from '~/components/site/sport_mark'
import type { Sport } from '#shared/choices'

type Props = { sport: Sport; logo: string | null; size?: number; color?: string }

export function TournamentMark({ sport, logo, size = 40, color }: Props) {
  if (!logo) return <SportMark sport={sport} size={size} color={color} />
  return <img className="mark-own" src={logo} alt="" width={size} height={size} />
}

import type { Sport } from '#shared/choices'

const drawings = {
  tennis: (
    <>
      <circle cx="20" cy="20" r="10.500" fill="#fff" />
      <path
        d="M12.500 12.700c4.200 3.800 4.200 10.800 0 14.600M27.500 12.700c-4.200 3.800-4.200 10.800 0 14.600"
        fill="none"
        stroke="var(--mark, var(--mantine-primary-color-filled))"
        strokeWidth="1.8"
      />
    </>
  ),
  golf: (
    <>
      <path d="M17 8.500v20" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path d="M18 9l10 4.500-10 4.500z" fill="#fff" />
      <ellipse cx="20" cy="30" rx="10" ry="2.600" fill="none" stroke="#fff" strokeWidth="1.800" />
    </>
  ),
  card: (
    <>
      <path
        d="M12.500 13.500h15a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z"
        fill="#fff"
      />
      <path
        d="M17 9h6v6h-6z"
        fill="#fff"
        stroke="var(--mantine-primary-color-filled)"
        strokeWidth="1.500"
      />
      <circle cx="20" cy="20.500" r="2.800" fill="var(--mantine-primary-color-filled)" />
      <path
        d="M15 27.500c.5-2.600 2.500-4 5-4s4.500 1.400 5 4z"
        fill="var(--mantine-primary-color-filled)"
      />
    </>
  ),
}

type Props = {
  /** `card` stands for the application, where no tournament is meant. */
  sport: Sport | 'card'
  size?: number
  color?: string
}

export function SportMark({ sport, size = 40, color }: Props) {
  return (
    <svg
      className="mark"
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      style={color ? { '--mark': color } : undefined}
    >
      {drawings[sport]}
    </svg>
  )
}

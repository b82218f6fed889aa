export function FaceOval() {
  return (
    <svg className="photo-oval" viewBox="0 0 70 90" aria-hidden="true">
      <path
        d="M0 0h70v90H0zM35 12c-12 0-20 11-20 26s8 28 20 28 20-13 20-28-8-26-20-26z"
        fill="#0b1220"
        fillOpacity="0.28"
        fillRule="evenodd"
      />
      <ellipse
        cx="35"
        cy="39"
        rx="20"
        ry="27"
        fill="none"
        stroke="#fff"
        strokeWidth="0.7"
        strokeDasharray="2.4 1.8"
      />
    </svg>
  )
}

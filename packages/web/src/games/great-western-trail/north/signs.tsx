/** Signs of Rails to the North, centred on the origin and about `size` high. */
const INK = 'var(--piece-ink)'

/** A shop with its awning. */
export const ShopSign = ({ size }: { readonly size: number }) => (
  <g transform={`scale(${size / 20})`} stroke={INK} stroke-width="1.1" stroke-linejoin="round">
    <path d="M-8 9V-2H8V9Z" fill="#f4e7cb" />
    <path d="M-10-1.6L-7.6-8.6H7.6L10-1.6Q7.6 1 5-1.4Q2.4 1 0-1.4Q-2.4 1-5-1.4Q-7.6 1-10-1.6Z" fill="#b02a23" />
    <path d="M-5 9V2.4H-.6V9Z" fill="#553619" />
    <path d="M1.8 2.4H6V6H1.8Z" fill="#f6e3b0" stroke-width="0.9" />
  </g>
)

/** Signs of Rails to the North, each centred on the origin and about `size` high: a shop, a bell, a gate. */
const INK = 'var(--piece-ink)'

/** A shop with its awning. */
export const ShopSign = ({ size, fill = '#b02a23' }: { readonly size: number; readonly fill?: string }) => (
  <g transform={`scale(${size / 20})`} stroke={INK} stroke-width="1.1" stroke-linejoin="round">
    <path d="M-8 9V-2H8V9Z" fill="#f4e7cb" />
    <path d="M-10-1.6L-7.6-8.6H7.6L10-1.6Q7.6 1 5-1.4Q2.4 1 0-1.4Q-2.4 1-5-1.4Q-7.6 1-10-1.6Z" fill={fill} />
    <path d="M-5 9V2.4H-.6V9Z" fill="#553619" />
    <path d="M1.8 2.4H6V6H1.8Z" fill="#f6e3b0" stroke-width="0.9" />
  </g>
)

/** A station bell. */
export const BellSign = ({ size, fill = 'var(--coin)' }: { readonly size: number; readonly fill?: string }) => (
  <g transform={`scale(${size / 20})`} stroke={INK} stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">
    <path d="M0-9.2V-6.6" stroke-width="2" />
    <path d="M-7.4 5.4Q-4.8 3-4.8-1.4Q-4.8-6.8 0-6.8T4.8-1.4Q4.8 3 7.4 5.4Z" fill={fill} />
    <path d="M-2 6.6Q0 9.6 2 6.6" fill={INK} />
    <path d="M2-4.6Q3.2-3 3.2-.4" fill="none" stroke="#fdf0c4" stroke-width="1.2" />
  </g>
)

/** A barrier across a rail: up where one's network may begin. */
export const GateSign = ({ size, open }: { readonly size: number; readonly open: boolean }) => (
  <g transform={`scale(${size / 20})`} stroke={INK} stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">
    <path d="M-8.6-3.4H-5V9H-8.6Z" fill="#7a4d2a" />
    <g transform={open ? 'translate(-6.8 -3) rotate(-62)' : 'translate(-6.8 -1)'}>
      <path d="M-1.4-1.9H16.4V1.9H-1.4Z" fill={open ? 'var(--gn-open)' : 'var(--gn-shut)'} />
      <path d="M3-1.9V1.9M8-1.9V1.9M13-1.9V1.9" stroke="var(--seat-light)" stroke-width="1.7" />
    </g>
    <circle cx="-6.8" cy="-3.4" r="2.5" fill={open ? '#8fce7f' : '#f0a08a'} />
  </g>
)

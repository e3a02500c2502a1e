/** The sign of the poker table, centred on the origin and about `size` high. */
export const SpadeSign = ({ size }: { readonly size: number }) => (
  <g transform={`scale(${size / 20})`} stroke="var(--piece-ink)" stroke-linejoin="round">
    <circle r="10" fill="#2f6a4a" stroke-width="1.1" />
    <path
      d="M0-7C2-3.4 6.2-1.4 6.2 2C6.2 4.8 2.6 5.4 1 3.4L2 7H-2L-1 3.4C-2.6 5.4-6.2 4.8-6.2 2C-6.2-1.4-2-3.4 0-7Z"
      fill="var(--seat-light)"
      stroke="none"
    />
  </g>
)

/** Who is who: the seats of the table, and Sue. */
import type { Who } from '@waystation/el-paso'
import { rivalIdentity, type SeatIdentity, seatIdentity } from '../../art/seats.ts'

const SUE = rivalIdentity('Sue')

export const identityOf = (who: Who): SeatIdentity => (who === 'sue' ? SUE : seatIdentity(who))

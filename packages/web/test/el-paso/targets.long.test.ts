/** In fifty games of every size. */
import './targets.test.ts'

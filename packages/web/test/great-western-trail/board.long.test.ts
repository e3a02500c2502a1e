// @vitest-environment happy-dom
/** Three times as many moments are drawn. */
import './board.test.ts'

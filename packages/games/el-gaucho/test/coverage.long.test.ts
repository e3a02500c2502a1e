/** In sixty games at least. */
import './coverage.test.ts'

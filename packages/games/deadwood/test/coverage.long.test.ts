/** In 160 games at least. */
import './coverage.test.ts'

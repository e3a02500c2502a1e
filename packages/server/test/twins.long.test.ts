/** With twice as many twins of every game. */
import './twins.test.ts'

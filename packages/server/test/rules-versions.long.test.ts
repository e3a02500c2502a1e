/** With twenty games in the middle. */
import './rules-versions.test.ts'

import { transcripts } from '@waystation/testkit/vitest'
import { lastMatch } from '../src/index.ts'

transcripts(lastMatch, { folder: new URL('./transcripts/', import.meta.url) })

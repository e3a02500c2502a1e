import { transcripts } from '@waystation/testkit/vitest'
import { elPaso } from '../src/index.ts'
import { scenarios } from './support/scene.ts'

transcripts(elPaso, { folder: new URL('./transcripts/', import.meta.url), scenarios })

import { transcripts } from '@waystation/testkit/vitest'
import { elGaucho } from '../src/index.ts'
import { scenarios } from './support/scene.ts'

transcripts(elGaucho, { folder: new URL('./transcripts/', import.meta.url), scenarios })

/** The OpenAPI document, made from the same schemas that check the requests. */
import { ApiError, PROTOCOL_VERSION } from '@waystation/protocol'
import { z } from 'zod'
import type { AnySpec } from './route.ts'

type Json = { [key: string]: unknown }

export function openApi(specs: readonly AnySpec[]): Json {
  const schemas: Json = {}
  const paths: { [path: string]: Json } = {}
  for (const spec of specs) {
    const path = spec.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operation(spec, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Waystation', version: String(PROTOCOL_VERSION) },
    paths,
    components: { schemas },
  }
}

const PLAIN = {
  text: { 'text/plain': { schema: { type: 'string' } } },
  archive: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
} as const

function operation(spec: AnySpec, schemas: Json): Json {
  const { summary, body, reply, status = 200 } = spec
  const parameters = [...parametersOf(spec.params, 'path', schemas), ...parametersOf(spec.query, 'query', schemas)]
  const error = { description: 'Refused', content: json(schemaOf(ApiError, 'output', schemas)) }
  const done = typeof reply === 'string' ? PLAIN[reply] : reply && json(schemaOf(reply, 'output', schemas))
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input', schemas)) } }),
    responses: { [status]: { description: 'Done', ...(done && { content: done }) }, default: error },
  }
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function parametersOf(shape: z.ZodType | undefined, where: 'path' | 'query', schemas: Json): Json[] {
  if (!(shape instanceof z.ZodObject)) return []
  const required = where === 'path'
  return Object.entries(shape.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    in: where,
    required: required || !field.safeParse(undefined).success,
    schema: schemaOf(field, 'input', schemas),
  }))
}

/** Named schemas go to the components of the document; the rest is written in place. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  const { $schema: _, $defs, id, ...rest } = made
  for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, Json>)) {
    schemas[name] = relocated(withoutId(definition))
  }
  if (typeof id !== 'string') return relocated(rest) as Json
  schemas[id] = relocated(rest)
  return { $ref: `#/components/schemas/${id}` }
}

function withoutId(definition: Json): Json {
  const { id: _, ...rest } = definition
  return rest
}

function relocated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocated)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : relocated(inner),
    ]),
  )
}

import { existsSync, readFileSync } from 'node:fs'
import type { Outcome } from './replay.ts'

/** The subset of OpenAPI schemas that Appwrite uses. */
interface Schema {
  readonly $ref?: string
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly nullable?: boolean
  readonly additionalProperties?: boolean
  readonly allOf?: readonly Schema[]
}

interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly responses: Readonly<Record<string, { content?: Record<string, { schema: Schema }> }>> }
        >
      >
    >
  >
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const FILE = new URL('../../../../shared/data/appwrite/contract-2.0.x-trimmed.json', import.meta.url)

/** Returns a validator for Appwrite's OpenAPI description, or null if the file is not available. */
export function readContract(): Contract | null {
  if (!existsSync(FILE)) return null
  return new Contract(JSON.parse(readFileSync(FILE, 'utf8')) as Description)
}

class Contract {
  readonly #description: Description

  constructor(description: Description) {
    this.#description = description
  }

  /** Returns the missing, superfluous and mistyped properties of a successful response. */
  complaints({ method, path, status, body }: Outcome): string[] {
    if (status >= 300) return []
    const operation = this.#operation(method, path)
    if (operation === undefined) return [`${method} ${path} is not described`]
    // The description lists 201 for an upsert; Appwrite returns 200.
    const described =
      operation.responses[status] ?? (method === 'PUT' ? operation.responses['201'] : undefined)
    if (described === undefined) return [`${method} ${path} is not described to answer ${status}`]
    const [content] = Object.values(described.content ?? {})
    // A ping is described as an object but returned as text.
    if (content === undefined || path === '/v1/ping') return []
    return this.#check(content.schema, body, 'body')
  }

  #operation(method: string, path: string) {
    for (const [template, operations] of Object.entries(this.#description.paths)) {
      const pattern = new RegExp(`^/v1${template.replace(/\{\w+\}/g, '[^/]+')}$`)
      const operation = operations[method.toLowerCase()]
      if (pattern.test(path) && operation !== undefined) return operation
    }
    return undefined
  }

  #check(given: Schema, value: unknown, place: string): string[] {
    const schema = this.#resolve(given)
    if (value === null) return schema.nullable === true ? [] : [`${place} is null`]
    switch (schema.type) {
      case 'object':
        return this.#checkObject(schema, value, place)
      case 'array':
        if (!Array.isArray(value)) return [`${place} is not a list`]
        return value.flatMap((item: unknown, index) =>
          this.#check(schema.items ?? {}, item, `${place}[${index}]`),
        )
      case 'integer':
        return Number.isInteger(value) ? [] : [`${place} is not a whole number`]
      case undefined:
        return []
      default:
        return typeof value === schema.type ? [] : [`${place} is not a ${schema.type}`]
    }
  }

  #checkObject(schema: Schema, value: unknown, place: string): string[] {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [`${place} is not an object`]
    const properties = schema.properties ?? {}
    const missing = (schema.required ?? []).filter((key) => !Object.hasOwn(value, key))
    return [
      ...missing.map((key) => `${place}.${key} is missing`),
      ...Object.entries(value).flatMap(([key, item]) => {
        const property = properties[key]
        if (property !== undefined) return this.#check(property, item, `${place}.${key}`)
        return schema.additionalProperties === true ? [] : [`${place}.${key} is not described`]
      }),
    ]
  }

  #resolve(schema: Schema): Schema {
    const reference = schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined)
    if (reference === undefined) return schema
    const target = this.#description.components.schemas[reference.split('/').at(-1) ?? '']
    if (target === undefined)
      throw new Error(`The contract refers to ${reference}, which it does not define.`)
    return { ...target, ...(schema.nullable === undefined ? {} : { nullable: schema.nullable }) }
  }
}

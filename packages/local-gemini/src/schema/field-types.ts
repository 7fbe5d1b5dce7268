/**
 * What a field may hold, in one word: a type of JSON as Google's services write it, the name of a message or of a list
 * of names, followed by `[]` for a list of them and by `{}` for a record of them.
 */
export type FieldType = string

/** Messages by their name, each with its fields. */
export type Messages = Readonly<Record<string, Readonly<Record<string, FieldType>>>>

/** The values a field may have, by the name of their list. */
export type Enums = Readonly<Record<string, readonly string[]>>

/** The types of JSON, with the name that Google's services give them in a refusal. */
export const SCALARS: Readonly<Record<string, string>> = {
  string: 'TYPE_STRING',
  bytes: 'TYPE_BYTES',
  boolean: 'TYPE_BOOL',
  int32: 'TYPE_INT32',
  int64: 'TYPE_INT64',
  number: 'TYPE_DOUBLE',
  duration: 'type.googleapis.com/google.protobuf.Duration',
  timestamp: 'type.googleapis.com/google.protobuf.Timestamp',
  fieldMask: 'type.googleapis.com/google.protobuf.FieldMask',
  json: 'type.googleapis.com/google.protobuf.Value',
}

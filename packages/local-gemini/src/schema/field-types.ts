/**
 * Type of a field: a scalar, or the name of a message or enum, with the suffix `[]` for a list and `{}` for a map.
 */
export type FieldType = string

/** Messages by name, each with its fields. */
export type Messages = Readonly<Record<string, Readonly<Record<string, FieldType>>>>

/** Enum values by the name of the enum. */
export type Enums = Readonly<Record<string, readonly string[]>>

/** Scalar types, with their names in Google's error messages. */
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

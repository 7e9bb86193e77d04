// The TypeScript types of one package of the protos, as text.
import protobuf from 'protobufjs';

const maxColumns = 160;

/** A comment of the protos, on one line. */
function docOf({ comment }: protobuf.ReflectionObject): string {
  const text = comment?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (text.includes('*/')) throw new Error(`a comment of the protos holds */: ${text}`);
  return text === '' ? '' : `/** ${text} */`;
}

/** Type of a scalar in decoded messages: 64-bit numbers are numbers, enums their names. There are no `bytes` (message-shapes.ts). */
function scalarTypeOf({ type }: protobuf.Field): string {
  if (type === 'string') return 'string';
  return type === 'bool' ? 'boolean' : 'number';
}

function valueTypeOf(field: protobuf.Field): string {
  const named = field.resolvedType;
  if (!named) return scalarTypeOf(field);
  // Files of types import nothing from each other.
  if (named.parent !== field.parent?.parent) throw new Error(`${field.fullName}: ${named.fullName} is not of the same package`);
  return named instanceof protobuf.Enum ? named.name : `${named.name}__Output`;
}

function fieldOf(field: protobuf.Field): string {
  const value = valueTypeOf(field);
  const name = `${docOf(field)} ${field.name}`.trim();
  if (field.map) return `${name}: Record<string, ${value}>;`;
  if (field.repeated) return `${name}: ${value}[];`;
  const orNull = field.resolvedType instanceof protobuf.Type ? ' | null' : '';
  return `${name}${field.partOf ? '?' : ''}: ${value}${orNull};`;
}

/** Joins words by blanks into lines of at most `maxColumns`, indented; a longer word has a line of its own. */
function packed(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= maxColumns) lines[lines.length - 1] = longer;
    else lines.push(`  ${word}`);
  }
  return lines;
}

function messageType(type: protobuf.Type): string[] {
  const [head, fields] = [`export interface ${type.name}__Output {`, type.fieldsArray.map(fieldOf)];
  const short = fields.length === 0 ? `${head}}` : `${head} ${fields.join(' ')} }`;
  const body = short.length <= maxColumns ? [short] : [head, ...packed(fields), '}'];
  return [docOf(type), ...body, `export interface ${type.name} extends Sent<${type.name}__Output> {}`].filter((line) => line !== '');
}

function enumType(type: protobuf.Enum): string[] {
  const names = Object.keys(type.values).map((name) => `'${name}'`);
  return [docOf(type), `export type ${type.name} = ${names.join(' | ')};`].filter((line) => line !== '');
}

/** Types of a package: for each message `<Message>__Output` as received, and `<Message>` as sent. */
export function messageTypes(space: protobuf.Namespace): string[] {
  return space.nestedArray.flatMap((object) => {
    if (object instanceof protobuf.Type) return messageType(object);
    return object instanceof protobuf.Enum ? enumType(object) : [];
  });
}

/** Companion of `messageTypes`, written as `sent.ts`. */
export const sentFile = `// Made by scripts/generate/generate.ts.
/** A message as it may be sent: each field may be left out, and is then empty, zero or absent. Entries of a map may not. */
export type Sent<Message> = { [Field in keyof Message]?: SentValue<Message[Field]> };
type SentValue<Value> = Value extends readonly (infer Part)[] ? SentValue<Part>[] : Value extends object ? SentObject<Value> : Value;
type SentObject<Value> = string extends keyof Value ? Value : Sent<Value>;
`;

// [Note: Forms of events] Protos only grow: a number of a field is never reused, and types of events stay. So the newer of two builds is the one that
// knows more of an event: more own fields, fields of its messages, values of enums, and reserved numbers. The count is derived, so nobody has to raise
// it.
import type { MessageShape } from './message-shapes.ts';

/** Size of this build's knowledge of a message: it grows with each field or value that is added, in nested messages too. */
export function messageForm(shape: MessageShape, met = new Set<MessageShape>()): number {
  if (met.has(shape)) return 0;
  met.add(shape);
  // The type itself counts, so that a type without fields is known too.
  let form = 1 + shape.fields.length + shape.reserved;
  for (const { value } of shape.fields) {
    if (value.kind === 'enum') form += value.numbers.size + value.reserved;
    if (value.kind === 'message') form += messageForm(value.shape(), met);
  }
  return form;
}

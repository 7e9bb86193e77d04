// [Note: Forms of events] Protos only grow: a number of a field is never given again, and types of events stay. So a count of what is known of an event tells the newer of two
// builds: of its own fields, of those of the messages in it, of values of enums, and of numbers that were given before. It is derived, so nobody has to raise it.
import type { MessageShape } from './message-shapes.ts';

/** How much this build knows of a message: more for each field or value that is added to it or to what it holds. */
export function messageForm(shape: MessageShape, met = new Set<MessageShape>()): number {
  if (met.has(shape)) return 0;
  met.add(shape);
  // The type itself counts, so that one without fields is known, too.
  let form = 1 + shape.fields.length + shape.reserved;
  for (const { value } of shape.fields) {
    if (value.kind === 'enum') form += value.numbers.size + value.reserved;
    if (value.kind === 'message') form += messageForm(value.shape(), met);
  }
  return form;
}

// Personal fields and the people they belong to; the table is generated from the protos.
import { type PersonalField, personal } from '@kloak/proto/types/personal.ts';
import { type Fields, isFields } from './fields.ts';

const markedFields = (service: string, type: string): PersonalField[] => personal[service]?.[type] ?? [];

/** True if events of this type have personal fields. */
export const hasPersonalFields = (service: string, type: string): boolean => markedFields(service, type).length > 0;

/** Ids of the people whose personal fields these events contain. */
export function peopleOf(service: string, events: readonly { type: string; data: object }[]): string[] {
  const people = new Set<string>();
  for (const event of events) {
    const data: Fields = { ...event.data };
    for (const { list, field, person } of markedFields(service, event.type)) {
      const inner = data[list];
      for (const holder of list === '' ? [data] : Array.isArray(inner) ? inner.filter(isFields) : []) {
        const id = holder[person];
        if (typeof id === 'string' && isThere(holder[field])) people.add(id);
      }
    }
  }
  return [...people];
}

/** A text that is not empty, or a number. */
const isThere = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';

function blankField(holder: Fields, { field, person }: PersonalField, people: ReadonlySet<string>): Fields {
  const { [field]: value, ...rest } = holder;
  const id = holder[person];
  if (typeof id !== 'string' || !people.has(id) || !isThere(value)) return holder;
  return typeof value === 'number' ? rest : { ...rest, [field]: '' };
}

/** Blanks the personal fields of those people; returns the same object if it has none. */
export function redact<Event extends { type: string; data: object }>(service: string, event: Event, people: ReadonlySet<string>): Event {
  const marked = people.size === 0 ? [] : markedFields(service, event.type);
  if (marked.length === 0) return event;
  let data: Fields = { ...event.data };
  for (const mark of marked) {
    const inner = data[mark.list];
    if (mark.list === '') data = blankField(data, mark, people);
    else if (Array.isArray(inner)) data = { ...data, [mark.list]: inner.map((holder) => (isFields(holder) ? blankField(holder, mark, people) : holder)) };
  }
  return { ...event, data };
}

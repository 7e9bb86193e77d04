import { isFields } from './fields.ts';
import { type FieldShape, type MessageShape, objectMaker, type ValueShape } from './message-shapes.ts';

type Fill = (value: unknown, label: string) => unknown;

function scalarFiller(type: 'string' | 'boolean' | 'number', absent: string | boolean | number): Fill {
  return (value, label) => {
    if (value === undefined || value === null) return absent;
    if (typeof value !== type) throw new Error(`${label}: stored as a ${typeof value}`);
    return value;
  };
}

type Fillers = Map<MessageShape, Fill>;

function valueFiller(value: ValueShape, fillers: Fillers): Fill {
  if (value.kind === 'text') return scalarFiller('string', '');
  if (value.kind === 'truth') return scalarFiller('boolean', false);
  if (value.kind === 'message') return messageFiller(value.shape(), fillers);
  if (value.kind !== 'enum') return scalarFiller('number', 0);
  const { numbers, unspecified } = value;
  // A name that this build does not know was written by a newer one.
  return (name) => (typeof name === 'string' && numbers.has(name) ? name : unspecified);
}

function fieldFiller(field: FieldShape, fillers: Fillers): Fill {
  const fill = valueFiller(field.value, fillers);
  if (field.many === 'list') return (value, label) => (Array.isArray(value) ? value.map((part: unknown) => fill(part, label)) : []);
  if (field.many === 'map') {
    return (value, label) => (isFields(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part, label)])) : {});
  }
  return fill;
}

function messageFiller(shape: MessageShape, fillers: Fillers): Fill {
  const known = fillers.get(shape);
  if (known) return known;
  let fields: (FieldShape & { fill: Fill })[];
  const make = objectMaker();
  const fill: Fill = (value, label) => {
    if (!isFields(value)) throw new Error(`${label}: no ${shape.name} is stored`);
    const result = make();
    for (const field of fields) {
      const stored = value[field.name];
      const there = stored !== undefined && stored !== null;
      if (there || !field.optional || field.many !== 'one') result[field.name] = field.fill(stored, field.label);
      else if (field.value.kind === 'message') result[field.name] = null;
    }
    return result;
  };
  fillers.set(shape, fill);
  fields = shape.fields.map((field) => ({ ...field, fill: fieldFiller(field, fillers) }));
  return fill;
}

/** Makes a stored event whole: new objects with all fields that this build knows, absent ones with proto3's defaults. */
export function compileEventReader(shape: MessageShape): (data: object) => object {
  const fill = messageFiller(shape, new Map());
  return (data) => {
    const result = fill(data, shape.name);
    return isFields(result) ? result : {};
  };
}

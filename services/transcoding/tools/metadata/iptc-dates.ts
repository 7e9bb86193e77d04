// Dates in IPTC-IIM, which agencies and older programs write into JPEGs.

/** Fields of the application record: date and time of creation, then of digitisation. */
const dateFields = [
  { day: 55, time: 60 },
  { day: 62, time: 63 },
];
const pictureRecord = 2;
const fieldMark = 0x1c;
/** Mark of each Photoshop block; IPTC is one of several. */
const blockMark = '8BIM';
const iptcBlock = 0x0404;
/** Maximum fields; far more than programs write. */
const maxFields = 2000;

/** Dates in a JPEG's APP13 or in bare IPTC, in order of credibility; empty if there are none. */
export function readIptcDates(bytes: Buffer | undefined): string[] {
  if (!bytes) return [];
  const said = fieldsOf(iptcIn(bytes));
  return dateFields.flatMap(({ day, time }) => {
    const [ofDay, ofTime = ''] = [said.get(day), said.get(time)];
    if (ofDay === undefined) return [];
    // A time that is none does not cost the day.
    return ofTime ? [`${ofDay}T${ofTime}`, ofDay] : [ofDay];
  });
}

function iptcIn(bytes: Buffer): Buffer {
  if (bytes[0] === fieldMark) return bytes;
  let at = bytes.indexOf(blockMark, 0, 'latin1');
  while (at >= 0 && at + 12 <= bytes.length && bytes.toString('latin1', at, at + 4) === blockMark) {
    // Name and content are each padded to an even length.
    const sizeAt = at + 6 + even(1 + bytes.readUInt8(at + 6));
    if (sizeAt + 4 > bytes.length) break;
    const size = bytes.readUInt32BE(sizeAt);
    const body = bytes.subarray(sizeAt + 4, sizeAt + 4 + size);
    if (bytes.readUInt16BE(at + 4) === iptcBlock) return body;
    at = sizeAt + 4 + even(size);
  }
  return Buffer.alloc(0);
}

const even = (length: number) => length + (length % 2);

/** First value of each field of the record. A field above 32 kB ends the reading, since no date follows one. */
function fieldsOf(iptc: Buffer): ReadonlyMap<number, string> {
  const fields = new Map<number, string>();
  let at = 0;
  for (let count = 0; count < maxFields && at + 5 <= iptc.length && iptc[at] === fieldMark; count += 1) {
    const [record, field, size] = [iptc.readUInt8(at + 1), iptc.readUInt8(at + 2), iptc.readUInt16BE(at + 3)];
    if (size >= 0x8000) break;
    if (record === pictureRecord && !fields.has(field)) fields.set(field, iptc.toString('latin1', at + 5, at + 5 + size));
    at += 5 + size;
  }
  return fields;
}

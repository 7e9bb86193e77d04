// A link beside a cursor. It includes its seq, since older builds move cursors without it; of two, the later is the greater text.
const seqDigits = 15;

export function writeMark({ seq, link }: { seq: number; link?: string | undefined }): string | undefined {
  return link && `${String(seq).padStart(seqDigits, '0')}/${link}`;
}

/** Link at `seq`; undefined if the mark is of another place. */
export function readMark(mark: string | undefined, seq: number): string | undefined {
  return mark !== undefined && Number(mark.slice(0, seqDigits)) === seq ? mark.slice(seqDigits + 1) : undefined;
}

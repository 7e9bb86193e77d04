// A link beside a cursor. It names the seq that it is of, since builds of before move cursors and leave it as it was; of two, the later is the greater text.
const seqDigits = 15;

export function writeMark({ seq, link }: { seq: number; link?: string | undefined }): string | undefined {
  return link && `${String(seq).padStart(seqDigits, '0')}/${link}`;
}

/** The link at `seq`; undefined where the mark is of another place. */
export function readMark(mark: string | undefined, seq: number): string | undefined {
  return mark !== undefined && Number(mark.slice(0, seqDigits)) === seq ? mark.slice(seqDigits + 1) : undefined;
}

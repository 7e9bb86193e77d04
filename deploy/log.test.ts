import { openLog } from './log.ts';

function lineOf(fields: object, ids?: () => object): string {
  const lines: string[] = [];
  openLog('info', { destination: { write: (line) => void lines.push(line) }, ids }).info(fields, 'said');
  return lines.join('');
}

describe('the log', () => {
  it('holds no field that is somebody’s', () => {
    const line = lineOf({ email: 'anna@example.org', member: { username: 'anna-lind', password: 'Hidden-Lake-1' }, requestId: 'r1' });
    expect(line).not.toMatch(/anna|Hidden/);
    expect(JSON.parse(line)).toMatchObject({ email: '(left out)', requestId: 'r1', msg: 'said' });
  });

  it('names the trace that it is written in', () => {
    expect(JSON.parse(lineOf({ requestId: 'r1' }, () => ({ trace_id: 't1', span_id: 's1' })))).toMatchObject({
      requestId: 'r1',
      trace_id: 't1',
      span_id: 's1',
    });
  });

  it('holds no query of an address', () => {
    expect(JSON.parse(lineOf({ url: '/unsubscribe?token=secret', path: '/search?find=anna#top' }))).toMatchObject({ url: '/unsubscribe', path: '/search' });
  });

  it('says of an error what it is and where, without the words that may be somebody’s', () => {
    const error = Object.assign(new TypeError('550 <anna@example.org> is unknown to "Anna Lind"'), { code: 'EENVELOPE' });
    const line = lineOf({ err: error });
    expect(line).not.toMatch(/anna/i);
    expect(JSON.parse(line).err).toMatchObject({ type: 'TypeError', code: 'EENVELOPE', stack: expect.stringContaining('log.test') });
  });
});

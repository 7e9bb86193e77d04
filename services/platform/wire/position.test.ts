import { emptyPosition, formatPosition, lowerPosition, mergePositions, parsePosition } from './position.ts';

describe('a position', () => {
  it('takes the later of both, lane by lane', () => {
    const sum = mergePositions({ media: { 0: 5, 1: 2 } }, { media: { 0: 3, 1: 7 }, social: { 4: 1 } });
    expect(sum).toEqual({ media: { 0: 5, 1: 7 }, social: { 4: 1 } });
  });

  it('takes the earlier of both, in the lanes that both have', () => {
    expect(lowerPosition({ media: { 0: 5, 1: 2, 2: 9 }, chat: { 0: 1 } }, { media: { 0: 3, 1: 7 }, social: { 4: 1 } })).toEqual({ media: { 0: 3, 1: 2 } });
    expect(lowerPosition(parsePosition('constructor.0.5'), {})).toEqual({});
  });

  it('travels as text and back', () => {
    const position = { media: { 0: 123 }, social: { 3: 44 } };
    expect(parsePosition(formatPosition(position))).toEqual(position);
    expect(formatPosition(emptyPosition)).toBe('');
  });

  it('leaves out what is not of its form', () => {
    expect(parsePosition('media.0.9,nonsense,social.-1.2,x.1,__proto__.1.1')).toEqual({ media: { 0: 9 } });
  });

  it('of a service that is named like what every object has, leaves that alone', () => {
    const position = parsePosition('constructor.0.5,constructor.1.6');
    expect(formatPosition(position)).toBe('constructor.0.5,constructor.1.6');
    expect(Object.keys(Object)).toEqual([]);
    expect(formatPosition(parsePosition('constructor.2.1'))).toBe('constructor.2.1');
  });

  it('from outside names only services and lanes that there are', () => {
    const known = { services: ['media', 'social'], lanes: 4 };
    expect(parsePosition('media.3.9,media.4.1,chat.0.7,social.0.1', known)).toEqual({ media: { 3: 9 }, social: { 0: 1 } });
  });

  it('is read to its end, and from outside no further than it could name each lane once', () => {
    const [services, lanes] = [['media', 'social'], 256];
    const parts = services.flatMap((service) => Array.from({ length: lanes }, (_, lane) => `${service}.${lane}.1`));
    expect(formatPosition(parsePosition(parts.join(','))).split(',')).toEqual(parts);
    expect(formatPosition(parsePosition(parts.join(','), { services, lanes })).split(',')).toEqual(parts);
    const [first = '', ...others] = parts;
    const late = [...Array.from(parts, () => first), ...others].join(',');
    expect(formatPosition(parsePosition(late, { services, lanes }))).toBe(first);
  });
});

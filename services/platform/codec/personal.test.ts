import fc from 'fast-check';
import { hasPersonalFields, peopleOf, redact } from './personal.ts';

const comment = (writer: string, content: string) => ({
  type: 'CommentSaved',
  data: { comment: 'c', item: 'i', owner: 'o', writer, content, responseTo: 'r' },
});
const file = (owner: string, fileName: string) => ({ item: 'i', owner, fileName, size: 1 });
const opened = (...files: object[]) => ({ type: 'UploadOpened', data: { upload: 'u', owner: 'o', files } });
const rendered = (owner: string, place: object) => ({ type: 'ItemRendered', data: { item: 'i', owner, width: 1, ...place } });
const heart = { type: 'HeartGiven', data: { item: 'i', owner: 'o', who: 'anna' } };

describe('personal fields', () => {
  it('tell whose they are, also in lists, and only where they hold something', () => {
    expect(peopleOf('social', [comment('anna', 'Hello'), comment('ben', ''), heart])).toEqual(['anna']);
    expect(peopleOf('media', [opened(file('anna', 'a.jpg'), file('ben', 'b.jpg'), file('carla', '')), opened(file('anna', 'c.jpg'))])).toEqual(['anna', 'ben']);
    expect(peopleOf('media', [rendered('anna', { latitude: 0, longitude: 8.5 }), rendered('ben', {})])).toEqual(['anna']);
    expect(peopleOf('identity', [comment('anna', 'Hello')])).toEqual([]);
    expect(hasPersonalFields('social', 'CommentSaved')).toBe(true);
    expect(hasPersonalFields('social', 'HeartGiven')).toBe(false);
  });

  it('of erased people are blank, and nothing else changes', () => {
    const people = new Set(['anna']);
    expect(redact('social', comment('anna', 'Hello'), people)).toEqual(comment('anna', ''));
    expect(redact('social', comment('ben', 'Hello'), people)).toEqual(comment('ben', 'Hello'));
    expect(redact('media', opened(file('anna', 'a.jpg'), file('ben', 'b.jpg')), people)).toEqual(opened(file('anna', ''), file('ben', 'b.jpg')));
    expect(redact('media', rendered('anna', { latitude: 0, longitude: 8.5 }), people)).toStrictEqual(rendered('anna', {}));
    expect(redact('social', heart, people)).toBe(heart);
  });

  it('leave the event that was given as it was, and hold nothing of the erased afterwards', () => {
    const names: fc.Arbitrary<string> = fc.constantFrom('anna', 'ben', 'carla');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), fc.uniqueArray(names), (said, erased) => {
        const event = opened(...said.map(([owner, name]) => file(owner, name)));
        const before = JSON.stringify(event);
        const after = redact('media', event, new Set(erased));
        expect(JSON.stringify(event)).toBe(before);
        expect(peopleOf('media', [after])).toEqual(peopleOf('media', [event]).filter((person) => !erased.includes(person)));
        expect(redact('media', after, new Set(erased))).toEqual(after);
      }),
    );
  });
});

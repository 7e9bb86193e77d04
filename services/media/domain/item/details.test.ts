import { Refusal } from '@kloak/platform/errors.ts';
import { readChange, readDetails, titleOr } from './details.ts';

const said = { title: ' Lake ', description: ' ', privacy: 'PRIVATE', category: '' } as const;

describe('what is said of an item', () => {
  it('is trimmed, and its category is film unless said otherwise', () => {
    expect(readDetails(said)).toEqual({ title: 'Lake', description: '', privacy: 'PRIVATE', category: 'FILM' });
    expect(readDetails({ ...said, category: 'PETS' }).category).toBe('PETS');
  });

  it('needs a privacy', () => {
    const refused = new Refusal('invalid', 'no-privacy', 'Must select a privacy option');
    expect(() => readDetails({ ...said, privacy: 'PRIVACY_UNSPECIFIED' })).toThrow(refused);
  });

  it('has a category that exists', () => {
    expect(() => readDetails({ ...said, category: 'HORROR' })).toThrow('There is no such category.');
    expect(() => readChange({ privacy: 'PRIVATE', category: 'HORROR' })).toThrow('There is no such category.');
  });

  it('keeps its category and its privacy where it is said anew without them', () => {
    expect(readChange({ privacy: 'PRIVATE' })).toEqual({ privacy: 'PRIVATE' });
    expect(readChange({ title: 'Lake' })).toEqual({ title: 'Lake' });
    expect(readChange({ privacy: 'PRIVATE', category: 'PETS' })).toEqual({ privacy: 'PRIVATE', category: 'PETS' });
  });

  it('is called like its file when it has no title', () => {
    const nameless = { ...readDetails(said), title: '' };
    expect(titleOr(nameless, 'IMG 1.2.JPG')).toBe('IMG 1.2');
    expect(titleOr(nameless, '.jpg')).toBe('.jpg');
    expect(titleOr(nameless, 'lake')).toBe('lake');
    expect(titleOr(readDetails(said), 'IMG.jpg')).toBe('Lake');
  });
});

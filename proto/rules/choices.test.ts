import { privacies, readPrivacy } from './privacy.ts';
import { categories, readCategory } from './text/categories.ts';

it('a privacy must be chosen', () => {
  for (const privacy of privacies) expect(readPrivacy(privacy)).toEqual({ value: privacy });
  for (const none of ['', 'PUBLIC', 'PRIVACY_UNSPECIFIED']) {
    expect(readPrivacy(none).fault).toEqual({ kind: 'invalid', code: 'no-privacy', message: 'Must select a privacy option' });
  }
});

it('a category is film unless another one is said', () => {
  expect(readCategory('')).toEqual({ value: 'FILM' });
  for (const category of categories) expect(readCategory(category)).toEqual({ value: category });
  expect(readCategory('HORROR').fault).toMatchObject({ code: 'bad-category', message: 'There is no such category.' });
});

import { isReserved } from '@kloak/proto/rules/people/reserved-names.ts';
import { screens } from './screens.ts';

/** `image` of `/image/:imageId`. */
const segments = screens.flatMap(({ path, alsoAt }) => [path, alsoAt ?? '']).flatMap((path) => path.match(/^\/([a-z-]+)/)?.[1] ?? []);

test.each(segments)('nobody is called %s, which stands in the address of a screen', (segment) => expect(isReserved(segment)).toBe(true));

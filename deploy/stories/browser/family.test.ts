import { embeddedFixture } from '../fixture.ts';
import { inBrowser } from './chromium.ts';
import { familyStory } from './family-story.ts';

inBrowser('a family in two browsers, on the embedded platform', () => familyStory(() => embeddedFixture()));

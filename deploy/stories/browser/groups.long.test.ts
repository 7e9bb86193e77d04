import { embeddedFixture } from '../fixture.ts';
import { groupStory } from './group-story.ts';
import { inBrowser } from './in-browser.ts';
import { openStage } from './stage.ts';

inBrowser('groups, on the embedded platform', () => groupStory(openStage(() => embeddedFixture())));

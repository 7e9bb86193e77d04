import { embeddedFixture } from '../../fixture.ts';
import { inBrowser } from '../setup/in-browser.ts';
import { openStage } from '../setup/stage.ts';
import { groupStory } from './group-story.ts';

inBrowser('groups, on the embedded platform', () => groupStory(openStage(() => embeddedFixture())));

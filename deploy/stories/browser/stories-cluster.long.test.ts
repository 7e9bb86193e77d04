import { alwaysSampleOf } from '@kloak/platform/testing/long.ts';
import { familyStory } from './family/family-story.ts';
import { groupStory } from './groups/group-story.ts';
import { noticesStory } from './notices/notices-story.ts';
import { inBrowserOnCluster } from './setup/in-browser.ts';

/** Stories of which the sample chooses one; the embedded platform runs all three (family.test, groups.long, notices.long). */
const stories = [
  { what: 'a family', tell: familyStory },
  { what: 'groups', tell: groupStory },
  { what: 'what is told, and the console', tell: noticesStory },
];

inBrowserOnCluster('in browsers, on the cluster', (stage, isBearable) => {
  for (const { what, tell } of alwaysSampleOf(stories, 1)) describe(what, () => tell(stage, isBearable));
});

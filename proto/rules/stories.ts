import { faultResult } from './text/checked.ts';

/** Stories of one page where the request names no number. */
export const defaultStoriesPerPage = 20;
/** Posts that stand for a story in lists. */
export const maxPostsPerStory = 5;
/** Albums that are named with a story. */
export const maxAlbumsPerStory = 3;
/** Posts that one request marks as seen. */
export const maxMarkedPosts = 100;

export const noStory = faultResult('no-story', 'This story does not exist.', 'missing').fault;

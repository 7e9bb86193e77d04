/** Names a folder that all tests of one run have in common, for what is made once; it is removed with the run. Not set where a test runs by itself. */
export const sharedFolderVariable = 'KLOAK_TEST_SHARED';

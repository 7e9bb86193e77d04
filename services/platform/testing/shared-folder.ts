/** Names a folder that all tests of one run share, for expensive results; it is removed with the run. Unset if a test runs alone. */
export const sharedFolderVariable = 'KLOAK_TEST_SHARED';

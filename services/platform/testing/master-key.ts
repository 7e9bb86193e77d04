/** Installations of tests share a bucket, and so a vault: its key is theirs. */
export const testMasterKey = Buffer.alloc(32, 7).toString('base64');

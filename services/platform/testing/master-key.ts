/** Test installations share a bucket, and so a vault and its key. */
export const testMasterKey = Buffer.alloc(32, 7).toString('base64');

// What a machine may be short of for a while: space, files and processes. Workers and programs tell of it in words.
const words = /\b(ENOSPC|EDQUOT|EMFILE|ENFILE|ENOMEM|EAGAIN)\b|no space left|disk quota exceeded|too many open files/i;

/**
 * Whether the machine lacked something that it may have again, as the disk that was full has. Of memory, what the system itself refused: a library or a
 * program that got none may have asked for more than there will ever be.
 */
export const isShortage = (error: unknown): boolean => words.test(String(error));
